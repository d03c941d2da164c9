import type { AccountKey } from '../../data/account/account';
import { forgetContestPractice, storeContestPractice } from '../../data/contest-run/contest-practice';
import { type PullResult, pullFailure, storedFor } from '../pull/pull-result';
import { call } from '../server/page-client';

/** Never throws. */
export async function pullContestPractice(account: AccountKey, slug: string): Promise<PullResult> {
  const answer = await call('contestPractice', { params: { slug } });
  if (answer.ok) return storedFor(answer.account, () => storeContestPractice(account, answer.data));
  const { failure } = answer;
  // Also if the organiser moved the end: the editorials must leave this device.
  if (failure.kind === 'http' && (failure.status === 403 || failure.status === 404)) {
    await forgetContestPractice(account, slug);
  }
  return pullFailure(failure);
}
