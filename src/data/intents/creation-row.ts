import type { ThingRow } from './define-intent';

/** A contest or a problem on its way to the server; what it says is the payload's. */
export interface CreationRow extends ThingRow {
  /** The wizard's draft that it was made from; it stays until the server has it. */
  draftID: string;
  name: string;
  /** Its author left the wizard before the server answered: the success is announced when it comes. */
  announce?: boolean;
}
