import type { AccountKey } from '../../../data/account/account';
import { wantPack } from '../../../data/contest-run/contest-packs';
import type { ContestRow } from '../../../data/copies/contests';

export function keepFetching(account: AccountKey): void {
  void import('../../../sync/contest-run/fetch-packs').then(({ fetchPacks }) =>
    fetchPacks(account, () => true, 0),
  );
}

/** Stores the request and starts the download. Throws `StorageFullError`. */
export async function wantAndFetchPack(account: AccountKey, contest: ContestRow): Promise<void> {
  await wantPack(account, contest);
  keepFetching(account);
}
