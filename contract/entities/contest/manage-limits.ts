/** Apart from `limits.ts`, which every page loads. */
export const contestManageLimits = {
  messageLengthMax: 2000,
  correctionNoteMax: 500,
  cannedAnswerLengthMax: 500,
  cannedAnswersMax: 30,
  extraTimeMsMax: 24 * 3_600_000,
  /** Per response. */
  messagesShown: 200,
  /** Held entries are always included. */
  entriesShown: 500,
  entriesPerPage: 50,
  staffMax: 50,
  noteLengthMax: 2000,
  /** Of one submission. */
  notesMax: 100,
  /** Bytes of a test's input and of its expected output that the organiser sees. */
  testBytesShown: 4096,
} as const;
