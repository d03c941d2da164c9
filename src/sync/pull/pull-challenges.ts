import { forgetChallenge, storeChallenge, storeChallengeList } from '../../data/copies/challenges';
import { call } from '../server/page-client';
import { type PullResult, pullFailure, stored } from './pull-result';

export type { PullResult };

/** Never throws. `count`: the number of challenges on the server. */
export async function pullChallenges(): Promise<PullResult & { count?: number }> {
  const answer = await call('challengeList');
  if (!answer.ok) return pullFailure(answer.failure);
  const challenges = Object.values(answer.data.data);
  return { ...(await stored(storeChallengeList(challenges))), count: challenges.length };
}

/** Fetches a challenge with its problems. Never throws. */
export async function pullChallenge(url: string): Promise<PullResult> {
  const answer = await call('challengeGet', { params: { id: url } });
  if (answer.ok) return stored(storeChallenge(answer.data.challenge));
  const failure = pullFailure(answer.failure);
  if (failure.reason === 'notFound') await forgetChallenge(url);
  return failure;
}
