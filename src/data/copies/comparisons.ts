import type { AccountKey } from '../account/account';
import { cacheDb } from '../db/cache-db';

const key = (account: AccountKey) => `compared/${account}`;

/** Ms of this device's clock; undefined: never, or the cache was dropped since. */
export async function lastComparison(account: AccountKey): Promise<number | undefined> {
  const row = await cacheDb.kv.get(key(account));
  return typeof row?.value === 'number' ? row.value : undefined;
}

export async function noteComparison(account: AccountKey, at: number): Promise<void> {
  await cacheDb.kv.put({ key: key(account), value: at });
}
