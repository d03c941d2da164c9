import { pickOfDay } from '../../lib/problems/pick-of-day';
import { cacheDb } from '../db/cache-db';
import type { ProblemRow } from '../db/cache-rows';
import { inReadLanguage } from './shown-title';

export type DayProblem = Pick<ProblemRow, 'id'> & Partial<Pick<ProblemRow, 'title' | 'type' | 'difficulty'>>;

/** From the problems of all challenges, which every device knows. Undefined: there are none. */
export async function readDayProblem(now: Date): Promise<DayProblem | undefined> {
  const challenges = await cacheDb.challengeList.toArray();
  const ids = challenges.flatMap(({ problemIDs = [] }) => problemIDs);
  const id = pickOfDay([...new Set(ids)], now);
  if (id === undefined) return undefined;
  const row = (await cacheDb.problemList.get(id)) ?? (await cacheDb.problems.get(id));
  return row ? inReadLanguage(row) : { id };
}
