import type { ProblemListItem } from '../../../contract/entities/problem';
import { withoutMarkup } from '../../lib/without-markup';
import { cacheDb } from '../db/cache-db';
import type { ProblemExcerptRow, ProblemRow } from '../db/cache-rows';

export interface UsableProblem extends ProblemRow {
  excerpt?: string;
  public?: boolean;
}

/** LIM-12 */
const excerptLengthMax = 30;

function excerptOf(description: string): string {
  // The beginning is enough, without markup.
  const text = withoutMarkup(description.slice(0, 2000));
  return text.length > excerptLengthMax ? `${text.slice(0, excerptLengthMax)}...` : text;
}

export async function usableProblems(): Promise<UsableProblem[]> {
  const { problemList, problemExcerpts } = cacheDb;
  return cacheDb.transaction('r', problemList, problemExcerpts, async () => {
    const [rows, excerpts] = await Promise.all([
      problemList.orderBy('[titleKey+cursor]').toArray(),
      problemExcerpts.toArray(),
    ]);
    const known = new Map(excerpts.map((row) => [row.id, row]));
    return rows.map((row) => ({ ...row, ...known.get(row.id) }));
  });
}

export async function storeExcerpts(items: readonly ProblemListItem[]): Promise<void> {
  const rows = items.flatMap((item): ProblemExcerptRow[] =>
    item.id === undefined
      ? []
      : [{ id: item.id, excerpt: excerptOf(item.description ?? ''), public: item.public ?? true }],
  );
  await cacheDb.problemExcerpts.bulkPut(rows);
}

export async function hasExcerpts(): Promise<boolean> {
  return (await cacheDb.problemExcerpts.count()) > 0;
}
