/** Stores API answers delivered with the page (contract/entities/first-data). */
import type { FirstData } from '../../../contract/entities/first-data';
import { storeChallengeList } from '../copies/challenges';
import { storeListRows, storeProblem } from '../copies/problems';
import { cacheDb } from './cache-db';

/** A slow database must not delay the page longer than this. */
const patienceMs = 2000;

/**
 * Stores only what is missing: a restored page may be days old, and local data is as new or newer. Never
 * throws, and returns within `patienceMs`.
 */
export function storeFirstData(data: FirstData): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
  const stored = store(data).catch((error) => console.warn('The first data was not stored', error));
  return Promise.race([stored, late]);
}

async function store({ problem, challenges, problems }: FirstData): Promise<void> {
  if (problem && !(await cacheDb.problems.get(problem.id))) await storeProblem(problem);
  if (challenges && (await cacheDb.challengeList.count()) === 0) await storeChallengeList(challenges);
  if (problems && (await cacheDb.problemList.count()) === 0) await storeListRows(problems);
}
