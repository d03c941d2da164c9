import { forgetResults, storeReplay } from '../../data/copies/contest-results';
import { call } from '../server/page-client';
import { type PullResult, pullFailure, storedFor } from './pull-result';

/** Never throws. */
export async function pullReplay(contestSlug: string): Promise<PullResult> {
  const answer = await call('contestReplay', { params: { contestSlug } });
  if (answer.ok) return storedFor(answer.account, () => storeReplay(contestSlug, answer.data));
  const { failure } = answer;
  if (failure.kind === 'http' && (failure.status === 403 || failure.status === 404))
    await forgetResults(contestSlug);
  return pullFailure(failure);
}
