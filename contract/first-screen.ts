/** Ids of what the server writes into a page for its first sight: see server/modules/pages and src/first-screen/first-screen. */
export const firstScreenIds = {
  /** What is seen until the app takes over. */
  screen: 'first-screen',
  /** `FirstData` as JSON. */
  data: 'first-data',
} as const;
