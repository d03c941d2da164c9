export const sharedDeviceLimits = {
  /** Digits of a student's personal code. */
  codeLength: 6,
  /** Of one account in a day, right ones included. */
  codesPerDay: 60,
  /** A device sends its sealed work at most so much later. */
  ticketDays: 180,
  /** Of one piece of sealed work, as sent. */
  sealedBytesMax: 16 * 1024 * 1024,
  /** Pieces that wait for one account. */
  returnedMax: 100,
} as const;
