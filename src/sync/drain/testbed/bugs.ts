/** Known outbox faults. The simulation must find each of them when it is switched on. */
export const bugs = [
  'noIdempotency',
  /** The server stores the key outside the transaction of the effect. */
  'keyApartFromEffect',
  'newKeyPerTry',
  /** An entry leaves the queue before it is sent. */
  'removeBeforeSend',
  /** A late answer settles an entry that another sender holds now. */
  'noFence',
  /** Nobody reclaims the entries of a dead tab. */
  'noReclaim',
  'doneOnServerError',
  /** An expired session loses its entries. */
  'refusedOn401',
  'clockOrder',
  /** Entries are sent for the current user instead of their own account. */
  'sendAsOther',
  'answerOfAnother',
  /** A batch counts as received when one of its entries was. */
  'allWhenSome',
  /** A late answer settles a batch that another sender holds now. */
  'noFenceForMany',
  /** The server continues a stream after an entry that needs a retry. */
  'streamGoesOn',
  /** The device claims the followers of an entry that is under way or not yet due. */
  'takesWhatFollows',
] as const;
export type Bug = (typeof bugs)[number];
