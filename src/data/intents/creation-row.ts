import type { WorkRow } from './define-intent';

export interface CreationRow extends WorkRow {
  /** The wizard's draft; kept until the server has the creation. */
  draftID: string;
  name: string;
  /** The outcome is not announced yet: the first visible page does it once. */
  announce?: boolean;
  /** Until this time the open wizard shows a refusal itself. Ms since 1970. */
  awaitedUntil?: number;
}
