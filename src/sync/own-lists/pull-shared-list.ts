import { accountKey } from '../../auth/session';
import { forgetSharedList, storeSharedList } from '../../data/copies/shared-lists';
import { type PullResult, pullFailure, storedFor } from '../pull/pull-result';
import { call } from '../server/page-client';

/** Fetches a list that somebody shares. Never throws. */
export async function pullSharedList(listID: string): Promise<PullResult> {
  const answer = await call('listGet', { params: { listID }, account: accountKey() });
  if (answer.ok) return await storedFor(answer.account, () => storeSharedList(answer.data));
  const failure = pullFailure(answer.failure);
  if (failure.reason === 'notFound') await forgetSharedList(listID);
  return failure;
}
