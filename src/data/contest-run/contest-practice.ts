/** Problems and editorials of finished contests (decisions 084, 085). */
import type { ContestPractice } from '../../../contract/entities/contest/contest-practice';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import type { AccountKey } from '../account/account';
import { cacheDb } from '../db/cache-db';
import { answersOf } from '../work/answers';
import { submissionsOf } from '../work/submissions';
import { readRunProblems } from './contest-runs';

const keyOf = (account: AccountKey, contestSlug: string) => `contestPractice/${account}/${contestSlug}`;

export async function readContestPractice(
  account: AccountKey,
  contestSlug: string,
): Promise<ContestPractice | undefined> {
  const row = await cacheDb.kv.get(keyOf(account, contestSlug));
  return row?.value as ContestPractice | undefined;
}

export async function storeContestPractice(account: AccountKey, told: ContestPractice): Promise<boolean> {
  const key = keyOf(account, told.contestSlug);
  const { problems, kv } = cacheDb;
  return cacheDb.transaction('rw', problems, kv, async () => {
    const known = await kv.get(key);
    await kv.put({ key, value: told });
    await putMissing(told.problems.flatMap(({ problem }) => problem ?? []));
    return JSON.stringify(known?.value) !== JSON.stringify(told);
  });
}

export async function forgetContestPractice(account: AccountKey, contestSlug: string): Promise<void> {
  await cacheDb.kv.delete(keyOf(account, contestSlug));
}

/** The solve page reads problems from the cache, which may have dropped them. */
export async function keepForPractice(problems: readonly ProblemDetail[]): Promise<void> {
  await cacheDb.transaction('rw', cacheDb.problems, () => putMissing(problems));
}

async function putMissing(problems: readonly ProblemDetail[]): Promise<void> {
  const known = await cacheDb.problems.bulkGet(problems.map(({ id }) => id));
  const missing = problems.filter((_, index) => known[index] === undefined);
  await cacheDb.problems.bulkPut(missing.map((problem) => ({ ...problem, fetchedAt: Date.now() })));
}

/**
 * The contest's problems from this device: the fetched copy, or what the contest left here (opened pack or start).
 * @param withPrivate the organiser opened private problems for practice
 */
export async function readPracticeProblems(
  account: AccountKey,
  contestSlug: string,
  withPrivate: boolean,
): Promise<(Pick<ContestPractice, 'problems' | 'leftOut'> & { isFetched: boolean }) | undefined> {
  const copy = await readContestPractice(account, contestSlug);
  if (copy) return { problems: copy.problems, leftOut: copy.leftOut, isFetched: true };
  const given = await readRunProblems(account, contestSlug);
  if (given.length === 0) return undefined;
  const problems = given.map(({ fetchedAt: _, ...problem }, position) => ({
    position,
    id: problem.id,
    title: problem.title,
    ...((problem.public || withPrivate) && { problem }),
  }));
  return { problems, leftOut: 0, isFetched: false };
}

export type WorkState = 'solved' | 'tried' | 'untouched';

/** On this device, in the contest or in practice. */
export async function workStateOf(
  account: AccountKey,
  problemID: string,
  contestSlug: string | undefined,
): Promise<WorkState> {
  const codes = await submissionsOf(account, problemID);
  const own = codes.filter((row) => row.contestSlug === contestSlug);
  const answers = await answersOf(account, problemID, contestSlug);
  const isSolved =
    own.some(({ state }) => state?.verdict === 'AC') || answers.some(({ result }) => result?.correct);
  if (isSolved) return 'solved';
  return own.length + answers.length > 0 ? 'tried' : 'untouched';
}
