/** Faults that outboxes are known for. A simulation that does not find one of them when it is put in proves nothing without it. */
export const bugs = [
  /** The server has no memory of keys. */
  'noIdempotency',
  /** The key is remembered, but not in the transaction of the effect. */
  'keyApartFromEffect',
  /** Every try has a key of its own. */
  'newKeyPerTry',
  /** An entry is taken out of the queue before it is sent. */
  'removeBeforeSend',
  /** A late answer settles an entry that somebody else holds now. */
  'noFence',
  /** What a dead tab held is never taken over. */
  'noReclaim',
  /** Any answer counts as an acknowledgement. */
  'doneOnServerError',
  /** An expired session loses what it was to send. */
  'refusedOn401',
  /** Order by the clock of the device. */
  'clockOrder',
  /** Sent in the name of whoever is here. */
  'sendAsOther',
  /** What became of an entry is written down for the one beside it. */
  'answerOfAnother',
  /** All that was sent together counts as received when some of it was. */
  'allWhenSome',
  /** A late answer settles entries that were sent together, whoever holds them now. */
  'noFenceForMany',
  /** After an entry that has to be sent again the server goes on with what follows it. */
  'streamGoesOn',
  /** The device takes along what follows an entry that is still on its way, or not yet due. */
  'takesWhatFollows',
] as const;
export type Bug = (typeof bugs)[number];
