/** Finished contests stored for offline virtual runs (decision 034). */
import type { VirtualContest } from '../../../contract/entities/contest/virtual-contest';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import { withRoom } from '../storage/storage-full';
import type { VirtualContestRow } from './virtual-contest-rows';

export type { VirtualContestRow };

export async function readVirtualContest(
  account: AccountKey,
  contestSlug: string,
): Promise<VirtualContestRow | undefined> {
  return appDb.virtualContests.get([account, contestSlug]);
}

export async function storeVirtualContest(
  account: AccountKey,
  told: VirtualContest,
  now = Date.now(),
): Promise<void> {
  const { contestSlug } = told.contest;
  await withRoom(() => appDb.virtualContests.put({ ...told, account, contestSlug, fetchedAt: now }));
}
