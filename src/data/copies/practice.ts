import Dexie from 'dexie';
import type { OwnPracticePage, PracticeDay } from '../../../contract/entities/practice';
import type { AccountKey } from '../account/account';
import { cacheDb } from '../db/cache-db';
import type { PracticeDayRow, PractisedRow } from '../db/cache-rows';

const cursorKey = (account: AccountKey) => `practiceCursor/${account}`;
const rangeOf = (account: AccountKey) =>
  [
    [account, Dexie.minKey],
    [account, Dexie.maxKey],
  ] as const;

/** Cursor of the next pull; undefined: nothing is known yet. */
export async function practiceCursor(account: AccountKey): Promise<string | undefined> {
  return (await cacheDb.kv.get(cursorKey(account)))?.value as string | undefined;
}

/**
 * Adds the changes of one pull, or replaces everything. `pages` are in order. Drops the answer if the
 * cursor has changed since: another tab was faster, or the cache was dropped.
 * @returns whether anything changed
 */
export function storePractice(
  account: AccountKey,
  pages: readonly OwnPracticePage[],
  askedSince: string | undefined,
): Promise<boolean> {
  const { practised, practiceDays, kv } = cacheDb;
  return cacheDb.transaction('rw', practised, practiceDays, kv, async () => {
    const [first] = pages;
    if (!first || (await practiceCursor(account)) !== askedSince) return false;
    if (first.whole) {
      await practised
        .where('[account+problemID]')
        .between(...rangeOf(account))
        .delete();
      await practiceDays
        .where('[account+day]')
        .between(...rangeOf(account))
        .delete();
    }
    const problems = pages.flatMap((page) => page.problems.map((one): PractisedRow => ({ ...one, account })));
    const days = pages.flatMap((page) => page.days.map((one): PracticeDayRow => ({ ...one, account })));
    // The server may repeat a row, which is no change.
    const known = [
      await practised.bulkGet(problems.map(({ problemID }) => [account, problemID])),
      await practiceDays.bulkGet(days.map(({ day }) => [account, day])),
    ];
    await practised.bulkPut(problems);
    await practiceDays.bulkPut(days);
    if (first.cursor !== askedSince) await kv.put({ key: cursorKey(account), value: first.cursor });
    return first.whole || JSON.stringify(known) !== JSON.stringify([problems, days]);
  });
}

export async function practisedBy(account: AccountKey): Promise<PractisedRow[]> {
  return cacheDb.practised
    .where('[account+problemID]')
    .between(...rangeOf(account))
    .toArray();
}

export async function practisedAnswer(
  account: AccountKey,
  problemID: string,
): Promise<PractisedRow['answer']> {
  return (await cacheDb.practised.get([account, problemID]))?.answer;
}

export async function practiceDaysOf(account: AccountKey): Promise<PracticeDay[]> {
  return cacheDb.practiceDays
    .where('[account+day]')
    .between(...rangeOf(account))
    .toArray();
}
