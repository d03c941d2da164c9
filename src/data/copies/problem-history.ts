import Dexie from 'dexie';
import type { ProblemStatistics } from '../../../contract/entities/problem/problem-statistics';
import type { OwnSubmission } from '../../../contract/entities/profile';
import type { AccountKey } from '../account/account';
import { cacheDb } from '../db/cache-db';
import type { Fetched, HistoryRow } from '../db/cache-rows';
import { writeIfChanged } from '../db/write-if-changed';

const rowsOf = (account: AccountKey, problemID: string) =>
  cacheDb.problemHistory
    .where('[account+problemID+receivedTime]')
    .between([account, problemID, Dexie.minKey], [account, problemID, Dexie.maxKey]);

/** Newest first, from the problem's history and the account's list. */
export async function problemHistoryOf(account: AccountKey, problemID: string): Promise<HistoryRow[]> {
  const listed = await cacheDb.history
    .where('[account+receivedTime]')
    .between([account, Dexie.minKey], [account, Dexie.maxKey])
    .and((row) => row.problemID === problemID)
    .toArray();
  const rows = new Map(
    [...listed, ...(await rowsOf(account, problemID).toArray())].map((row) => [row.submissionID, row]),
  );
  return [...rows.values()].sort((a, b) => (a.receivedTime < b.receivedTime ? 1 : -1));
}

/** Replaces the newest submissions; returns whether anything changed. */
export function storeProblemHistory(
  account: AccountKey,
  problemID: string,
  submissions: readonly OwnSubmission[],
): Promise<boolean> {
  return cacheDb.transaction('rw', cacheDb.problemHistory, async () => {
    const before = await rowsOf(account, problemID).reverse().toArray();
    const rows = submissions.map((submission): HistoryRow => ({ ...submission, account }));
    if (JSON.stringify(before) === JSON.stringify(rows)) return false;
    await rowsOf(account, problemID).delete();
    await cacheDb.problemHistory.bulkPut(rows);
    return true;
  });
}

export async function readStatistics(problemID: string): Promise<Fetched<ProblemStatistics> | undefined> {
  return cacheDb.statistics.get(problemID);
}

export function storeStatistics(statistics: ProblemStatistics, now = Date.now()): Promise<boolean> {
  return writeIfChanged(cacheDb.statistics, ({ problemID }) => problemID, [statistics], now);
}
