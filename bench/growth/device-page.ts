/** Runs in a tab of the product: does what its screens do, with the same code. Times are ms. */

import type { ProblemDetail } from '../../contract/entities/problem/problem';
import { shownProblem } from '../../contract/fixtures/shown-problem';
import { listProblemIds, type ProblemQuery, problemRows } from '../../src/data/copies/problem-order';
import { storeListRows, storeProblem } from '../../src/data/copies/problems';
import { readSearchDocuments } from '../../src/data/copies/search-documents';
import { storeTags } from '../../src/data/copies/tags';
import { buildSearchIndex } from '../../src/features/search/search-index';
import { problemID, problemText, wordAt } from './words';

const difficulties = ['easy', 'medium', 'hard'] as const;
const batch = 500;
/** Of ten problems one has been opened or downloaded. */
const bodyEach = 10;

function bodyOf(index: number): ProblemDetail {
  const { title, tags, description } = problemText(index);
  return shownProblem(problemID(index), { title, tags, description });
}

const timed = async (work: () => Promise<number>): Promise<{ tookMs: number; found: number }> => {
  const startedAt = performance.now();
  const found = await work();
  return { tookMs: performance.now() - startedAt, found };
};

const growth = {
  async fill(count: number): Promise<void> {
    for (let first = 1; first <= count; first += batch) {
      const indexes = Array.from({ length: Math.min(batch, count - first + 1) }, (_, at) => first + at);
      await storeListRows(
        indexes.map((index) => {
          const { title, tags } = problemText(index);
          const difficulty = difficulties[index % 3] ?? 'easy';
          return { _id: `c${index}`, id: problemID(index), title, difficulty, tags, version: 1 };
        }),
      );
      for (const index of indexes) if (index % bodyEach === 0) await storeProblem(bodyOf(index));
    }
    await storeTags(Array.from({ length: 150 }, (_, n) => ({ tag: wordAt(n), problems: 9, challenges: 0 })));
  },
  search: (query: string) =>
    timed(async () => buildSearchIndex(await readSearchDocuments(query)).find(query).length),
  list: (query: ProblemQuery, limit: number) =>
    timed(async () => (await problemRows(await listProblemIds(query, limit))).length),
};

declare global {
  interface Window {
    growth: typeof growth;
  }
}

if (window.top === window) window.growth = growth;
