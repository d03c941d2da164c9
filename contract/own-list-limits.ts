/** Per account. Lengths in characters. */
export const ownListLimits = {
  bookmarksMax: 5000,
  listsMax: 100,
  /** In a list. */
  problemsMax: 500,
  nameLengthMax: 80,
  notesMax: 1000,
  noteLengthMax: 10_000,
  /** Texts of one note that different devices wrote. */
  noteVersionsMax: 8,
  /** The server accepts this multiple, because two devices may each reach the limit offline. */
  mergeFactor: 2,
  changesAtOnceMax: 600,
  pageMax: 200,
  /** Removed bookmarks and list entries that the server remembers, and deleted lists and notes. */
  removalsKept: 2000,
} as const;
