/** Recent searches per account, newest first; may be dropped with the cache. */
import type { AccountKey } from '../account/account';
import { cacheDb } from '../db/cache-db';

const keptMax = 6;
const keyOf = (account: AccountKey) => `recent-searches:${account}`;

export async function readRecentSearches(account: AccountKey): Promise<string[]> {
  const row = await cacheDb.kv.get(keyOf(account));
  return (row?.value as string[] | undefined) ?? [];
}

export async function rememberSearch(account: AccountKey, query: string): Promise<void> {
  await cacheDb.transaction('rw', cacheDb.kv, async () => {
    const others = (await readRecentSearches(account)).filter((known) => known !== query);
    await cacheDb.kv.put({ key: keyOf(account), value: [query, ...others].slice(0, keptMax) });
  });
}

export async function forgetSearches(account: AccountKey): Promise<void> {
  await cacheDb.kv.delete(keyOf(account));
}
