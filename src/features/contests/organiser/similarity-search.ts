/** Apart from the page, because every page loads the addresses of all pages. */
export interface SimilaritySearch {
  problem?: string;
  language?: string;
  /** Ids of both submissions, with a dot between them. */
  pair?: string;
}

export function parseSimilaritySearch(search: Record<string, unknown>): SimilaritySearch {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  return { problem: text(search.problem), language: text(search.language), pair: text(search.pair) };
}
