/** When the problems on this device were last compared with all that the server has, for whom. */
import type { AccountKey } from '../account/account';
import { cacheDb } from '../db/cache-db';

const key = (account: AccountKey) => `compared/${account}`;

/** ms of this device's clock; undefined: never, or the copies were dropped since. */
export async function lastComparison(account: AccountKey): Promise<number | undefined> {
  const row = await cacheDb.kv.get(key(account));
  return typeof row?.value === 'number' ? row.value : undefined;
}

export async function noteComparison(account: AccountKey, at: number): Promise<void> {
  await cacheDb.kv.put({ key: key(account), value: at });
}
