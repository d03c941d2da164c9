import { forgetChallenge, storeChallenge, storeChallengeList } from '../data/challenges';
import { call } from './page-client';
import { type PullResult, pullFailure, stored } from './pull-result';

export type { PullResult };

/** Fetches the list of challenges. Never throws. */
export async function pullChallenges(): Promise<PullResult> {
  const answer = await call('challengeList');
  return answer.ok
    ? stored(storeChallengeList(Object.values(answer.data.data)))
    : pullFailure(answer.failure);
}

/** Fetches a challenge with its problems. Never throws. */
export async function pullChallenge(url: string): Promise<PullResult> {
  const answer = await call('challengeGet', { params: { id: url } });
  if (answer.ok) return stored(storeChallenge(answer.data.challenge));
  const failure = pullFailure(answer.failure);
  if (failure.reason === 'notFound') await forgetChallenge(url);
  return failure;
}
