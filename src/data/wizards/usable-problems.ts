import type { ProblemListItem } from '../../../contract/entities/problem/problem';
import { withoutMarkup } from '../../lib/without-markup';
import type { AccountKey } from '../account/account';
import { readOwnProblems } from '../copies/own-problems';
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

/** Without private problems that the account only tests: the server would refuse them. */
export async function usableProblems(account: AccountKey): Promise<UsableProblem[]> {
  const own = (await readOwnProblems(account))?.problems ?? [];
  const tested = new Set(own.flatMap((one) => (one.role === 'tester' && !one.public ? [one.id] : [])));
  const { problemList, problemExcerpts } = cacheDb;
  return cacheDb.transaction('r', problemList, problemExcerpts, async () => {
    const [rows, excerpts] = await Promise.all([
      problemList.orderBy('[titleKey+cursor]').toArray(),
      problemExcerpts.toArray(),
    ]);
    const known = new Map(excerpts.map((row) => [row.id, row]));
    return rows.filter(({ id }) => !tested.has(id)).map((row) => ({ ...row, ...known.get(row.id) }));
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
