/** SRCH-6: caches server answers per account until the page is left. */
import type { SearchResult } from '../../../contract/entities/search';

const keptMax = 100;

export interface SessionAnswers {
  get(account: string, query: string): readonly SearchResult[] | undefined;
  set(account: string, query: string, results: readonly SearchResult[]): void;
}

export function createSessionAnswers(): SessionAnswers {
  const answers = new Map<string, readonly SearchResult[]>();
  const keyOf = (account: string, query: string) => `${account}\n${query}`;
  return {
    get: (account, query) => answers.get(keyOf(account, query)),
    set(account, query, results) {
      const [oldest] = answers.keys();
      if (answers.size >= keptMax && oldest !== undefined) answers.delete(oldest);
      answers.set(keyOf(account, query), results);
    },
  };
}

export const sessionAnswers = createSessionAnswers();
