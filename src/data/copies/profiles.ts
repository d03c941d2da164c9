import Dexie from 'dexie';
import type { OwnSubmissionsPage, Profile } from '../../../contract/entities/profile';
import type { AccountKey } from '../account/account';
import { cacheDb } from '../db/cache-db';
import type { Fetched, HistoryRow } from '../db/cache-rows';
import { writeIfChanged } from '../db/write-if-changed';

export type { HistoryRow };

/** Usernames are case-insensitive. */
const keyOf = (username: string) => username.toLowerCase();

export async function readProfile(username: string): Promise<Fetched<Profile> | undefined> {
  return cacheDb.profiles.get(keyOf(username));
}

export function storeProfile(profile: Profile, now = Date.now()): Promise<boolean> {
  const row = { ...profile, key: keyOf(profile.username) };
  return writeIfChanged(cacheDb.profiles, ({ key }) => key, [row], now);
}

export async function forgetProfile(username: string): Promise<void> {
  await cacheDb.profiles.delete(keyOf(username));
}

const cursorKey = (account: AccountKey) => `historyCursor/${account}`;
const rowsOf = (account: AccountKey) =>
  cacheDb.history.where('[account+receivedTime]').between([account, Dexie.minKey], [account, Dexie.maxKey]);

export interface History {
  /** Newest first. */
  rows: HistoryRow[];
  /** Cursor of the next older page; null: no more pages; undefined: not fetched yet. */
  next: string | null | undefined;
}

export async function readHistory(account: AccountKey, limit: number): Promise<History> {
  const rows = await rowsOf(account).reverse().limit(limit).toArray();
  const cursor = await cacheDb.kv.get(cursorKey(account));
  return { rows, next: cursor?.value as History['next'] };
}

/**
 * Adds a page of submissions. If the newest page leaves a gap to known rows, the older rows are deleted,
 * because the gap would be invisible. An older page is added only if it follows directly.
 * @param before the page's cursor; undefined for the newest page
 */
export function storeHistoryPage(
  account: AccountKey,
  { submissions, next }: OwnSubmissionsPage,
  before?: string,
): Promise<boolean> {
  return cacheDb.transaction('rw', cacheDb.history, cacheDb.kv, async () => {
    const isFirst = before === undefined;
    if (!isFirst && (await cacheDb.kv.get(cursorKey(account)))?.value !== before) return false;
    const known = await cacheDb.history.bulkGet(submissions.map(({ submissionID }) => submissionID));
    const followsOn = known.some((row) => row?.account === account);
    if (isFirst && !followsOn) await rowsOf(account).delete();
    if (!isFirst || !followsOn) await cacheDb.kv.put({ key: cursorKey(account), value: next });
    const rows = submissions.map((submission): HistoryRow => ({ ...submission, account }));
    const changed = rows.filter((row, i) => JSON.stringify(row) !== JSON.stringify(known[i]));
    await cacheDb.history.bulkPut(changed);
    return changed.length > 0;
  });
}
