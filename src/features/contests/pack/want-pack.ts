import type { AccountKey } from '../../../data/account/account';
import { wantPack } from '../../../data/contest-run/contest-packs';
import type { ContestRow } from '../../../data/copies/contests';

const retryMs = 5000;

/** @returns whether all wanted packs are here and checked */
async function fetchAll(account: AccountKey): Promise<boolean> {
  const { fetchPacks } = await import('../../../sync/contest-run/fetch-packs');
  return await fetchPacks(account, () => true, 0);
}

/** Downloads and checks the wanted packs, again while no server answers. @returns stops the retries */
export function keepFetching(account: AccountKey): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = async () => {
    const isDone = await fetchAll(account);
    if (!isDone && !isStopped) timer = setTimeout(() => void begin(), retryMs);
  };
  void begin();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Stores the request and starts the download. Throws `StorageFullError`. */
export async function wantAndFetchPack(account: AccountKey, contest: ContestRow): Promise<void> {
  await wantPack(account, contest);
  void fetchAll(account);
}
