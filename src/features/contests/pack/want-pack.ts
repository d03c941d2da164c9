import type { AccountKey } from '../../../data/account/account';
import { wantPack } from '../../../data/contest-run/contest-packs';
import type { ContestRow } from '../../../data/copies/contests';

/** Works on every pack of the account in this tab, the one that is looked at: what is wanted, and what was corrected meanwhile. */
export function keepFetching(account: AccountKey): void {
  void import('../../../sync/contest-run/fetch-packs').then(({ fetchPacks }) =>
    fetchPacks(account, () => true, 0),
  );
}

/** Writes the wish down, and works on it. Throws `StorageFullError`. */
export async function wantAndFetchPack(account: AccountKey, contest: ContestRow): Promise<void> {
  await wantPack(account, contest);
  keepFetching(account);
}
