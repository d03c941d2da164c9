import type { AccountKey } from '../data/account';
import { storeVirtualContest } from '../data/virtual-contests';
import { call } from './page-client';
import { type PullResult, pullFailure } from './pull-result';

/** Fetches a contest that is over, whole, for a virtual run. Never throws for what the network does. */
export async function pullVirtualContest(account: AccountKey, slug: string): Promise<PullResult> {
  const answer = await call('contestVirtual', { params: { slug }, account });
  if (!answer.ok) return pullFailure(answer.failure);
  await storeVirtualContest(account, answer.data);
  return { ok: true, changed: true };
}
