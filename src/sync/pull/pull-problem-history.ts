import { ownSubmissionsPageMax } from '../../../contract/limits';
import type { AccountKey } from '../../data/account/account';
import { storeProblemHistory, storeStatistics } from '../../data/copies/problem-history';
import { call } from '../server/page-client';
import { afterPull } from './after-pull';
import { type PullResult, pullFailure, storedFor } from './pull-result';

/** Never throws. */
export async function pullStatistics(problemID: string): Promise<PullResult> {
  const answer = await call('problemStatistics', { params: { problemID } });
  if (!answer.ok) return pullFailure(answer.failure);
  return storedFor(answer.account, () => storeStatistics(answer.data));
}

/** Fetches the account's newest submissions to a problem, with code. Never throws. */
export async function pullProblemHistory(account: AccountKey, problemID: string): Promise<PullResult> {
  const answer = await call('submissionsOwn', {
    body: { problemID, limit: ownSubmissionsPageMax, withCode: true },
    account,
  });
  if (!answer.ok) return pullFailure(answer.failure);
  const { submissions } = answer.data;
  const result = await storedFor(account, () => storeProblemHistory(account, problemID, submissions));
  await afterPull(({ pullNewResults }) => pullNewResults(account, submissions));
  return result;
}
