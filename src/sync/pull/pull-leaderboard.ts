import { forgetLeaderboard, storeLeaderboardPage } from '../../data/copies/leaderboards';
import { call } from '../server/page-client';
import { type PullResult, pullFailure, storedFor } from './pull-result';

export type { PullResult };

/** Pages start at 0. Never throws. */
export async function pullLeaderboard(contestSlug: string, page: number): Promise<PullResult> {
  const answer = await call('leaderboardGet', { params: { contestSlug }, body: { page } });
  if (answer.ok) return storedFor(answer.account, () => storeLeaderboardPage(contestSlug, answer.data));
  const failure = pullFailure(answer.failure);
  if (failure.reason === 'notFound') await forgetLeaderboard(contestSlug);
  return failure;
}
