/** Lengths in characters. */
export const teamLimits = { nameLengthMax: 60, affiliationLengthMax: 80 } as const;
/** Accounts that organisers make for participants. */
export const accountLimits = {
  rowsMax: 1000,
  /** Per request: hashing a password takes time on purpose. */
  rowsAtOnceMax: 25,
  perDayMax: 2000,
  fieldLengthMax: 300,
  keyLengthMax: 700,
  fileBytesMax: 1024 * 1024,
} as const;
export const invitationLimits = {
  usesMax: 10_000,
  daysMax: 366,
  mailsAtOnceMax: 50,
  mailsPerDayMax: 300,
  /** Per contest. */
  invitationsMax: 500,
} as const;
