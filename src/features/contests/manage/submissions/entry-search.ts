/** Apart from the filters, because every page loads the addresses of all pages. */

/** As parameters of the page's address. */
export interface EntrySearch {
  participant?: string;
  problem?: string;
  language?: string;
  verdict?: string;
  state?: string;
  /** From 1. */
  page?: number;
}

export function parseEntrySearch(search: Record<string, unknown>): EntrySearch {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  const page = Number(search.page);
  return {
    participant: text(search.participant)?.slice(0, 64),
    problem: text(search.problem)?.slice(0, 64),
    language: text(search.language),
    verdict: text(search.verdict),
    state: text(search.state),
    page: Number.isInteger(page) && page > 1 && page <= 100_000 ? page : undefined,
  };
}
