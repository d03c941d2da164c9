import { storeStatus } from '../../data/db/server-facts';
import { call } from '../server/page-client';
import { type PullResult, pullFailure, stored } from './pull-result';

/** Never throws. */
export async function pullStatus(): Promise<PullResult> {
  const answer = await call('status', { retries: 0 });
  if (!answer.ok) return pullFailure(answer.failure);
  return stored(storeStatus({ status: answer.data, fetchedAt: Date.now() }).then(() => true));
}
