import type { WorkRow } from './define-intent';

export interface CreationRow extends WorkRow {
  /** The wizard's draft; kept until the server has the creation. */
  draftID: string;
  name: string;
  /** The author left the wizard before the answer: announce the success later. */
  announce?: boolean;
}
