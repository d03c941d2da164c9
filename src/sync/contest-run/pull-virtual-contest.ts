import type { AccountKey } from '../../data/account/account';
import { storeVirtualContest } from '../../data/contest-run/virtual-contests';
import { type PullResult, pullFailure } from '../pull/pull-result';
import { call } from '../server/page-client';

/** Fetches a whole finished contest for a virtual run. Returns network failures. */
export async function pullVirtualContest(account: AccountKey, slug: string): Promise<PullResult> {
  const answer = await call('contestVirtual', { params: { slug }, account });
  if (!answer.ok) return pullFailure(answer.failure);
  await storeVirtualContest(account, answer.data);
  return { ok: true, changed: true };
}
