import { type AccountKey, deviceAccount } from '../../data/account/account';
import { storeOpenedHelp } from '../../data/help/opened-help';
import { type PullResult, pullFailure, storedFor } from '../pull/pull-result';
import { call } from '../server/page-client';

/** What this account opened on all its devices. Undefined while signed out. Never throws. */
export async function pullOpenedHelp(
  account: AccountKey,
  problemID: string,
): Promise<PullResult | undefined> {
  if (account === deviceAccount) return undefined;
  const answer = await call('helpOpened', { params: { problemID }, account });
  if (!answer.ok) return pullFailure(answer.failure);
  return await storedFor(account, () => storeOpenedHelp(account, problemID, answer.data.opened));
}
