/** The answers that came with the page (contract/entities/first-data), so that nobody waits for them once more. */
import type { FirstData } from '../../../contract/entities/first-data';
import { storeChallengeList } from '../copies/challenges';
import { storeListRows, storeProblem } from '../copies/problems';
import { cacheDb } from './cache-db';

/** A database that does not answer for this long must not keep a page from being shown. */
const patienceMs = 2000;

/**
 * Stores what is not on the device yet. A page that the browser has restored may be days old: what is here is as new, or newer.
 * Never throws, and does not take long.
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
