import type { Difficulty, ProblemType } from '../../../contract/limits';
import { inReadLanguage } from '../copies/shown-title';
import { cacheDb } from '../db/cache-db';

export interface ListedProblem {
  id: string;
  title: string;
  difficulty: Difficulty;
  type: ProblemType;
  isPrivate?: boolean;
}

/** From the copies on this device, and from the server's last answer about the list. Unknown problems are missing. */
export async function readListedProblems(
  ids: readonly string[],
  listID?: string,
): Promise<ReadonlyMap<string, ListedProblem>> {
  const [rows, shared] = await Promise.all([
    cacheDb.problemList.bulkGet([...ids]),
    listID === undefined ? undefined : cacheDb.sharedLists.get(listID),
  ]);
  const unknown = ids.filter((_, n) => rows[n] === undefined);
  const whole = await cacheDb.problems.bulkGet(unknown);
  const known = [...(shared?.problems ?? []), ...whole, ...rows];
  return new Map(
    known.flatMap((row) => {
      if (!row) return [];
      const { id, title, difficulty, type } = inReadLanguage(row);
      const isPrivate = 'public' in row ? !row.public : 'isPrivate' in row;
      return [[id, { id, title, difficulty, type, isPrivate }] as const];
    }),
  );
}
