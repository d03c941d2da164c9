/**
 * Ids of the elements that the server writes into the HTML (server/modules/pages) and the client reads
 * (src/first-screen).
 */
export const firstScreenIds = {
  /** Visible until the app takes over. */
  screen: 'first-screen',
  /** Holds `FirstData` as JSON. */
  data: 'first-data',
} as const;
