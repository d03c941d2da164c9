/** Days (UTC) with a solved problem: one rule for badges, profile and calendar. */
import Dexie from 'dexie';
import { type AccountKey, deviceAccount } from '../account/account';
import { appDb } from '../db/app-db';
import { cacheDb } from '../db/cache-db';
import { practiceDaysOf } from './practice';

interface Solved {
  problemID: string;
  at: string;
}

/**
 * Accepted solutions per day: the larger of the server's count and this device's, because either may be
 * behind.
 * @returns counts by `2026-02-28`
 */
export async function practiceDayCounts(account: AccountKey): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { at } of await countedHere(account)) {
    const day = at.slice(0, 10);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  for (const { day, accepted } of await practiceDaysOf(account)) {
    counts.set(day, Math.max(accepted, counts.get(day) ?? 0));
  }
  return counts;
}

/** Accepted work on this device, except on private problems and the user's own. */
async function countedHere(account: AccountKey): Promise<Solved[]> {
  const solved = [...(await acceptedCode(account)), ...(await rightAnswers(account))];
  const ids = [...new Set(solved.map(({ problemID }) => problemID))];
  const copies = account === deviceAccount ? [] : await cacheDb.problems.bulkGet(ids);
  const uncounted = new Set(copies.flatMap((copy) => (copy && (!copy.public || copy.own) ? copy.id : [])));
  return solved.filter(({ problemID }) => !uncounted.has(problemID));
}

async function acceptedCode(account: AccountKey): Promise<Solved[]> {
  const rows = await appDb.submissions
    .where('[account+state.verdict+problemID]')
    .between([account, 'AC', Dexie.minKey], [account, 'AC', Dexie.maxKey])
    .toArray();
  return rows.map(({ problemID, state, createdAt }) => ({
    problemID,
    at: state?.receivedTime ?? new Date(createdAt).toISOString(),
  }));
}

async function rightAnswers(account: AccountKey): Promise<Solved[]> {
  const rows = await appDb.answers
    .where('[account+result.score+problemID]')
    .between([account, 100, Dexie.minKey], [account, 100, Dexie.maxKey])
    .toArray();
  return rows.map(({ problemID, result, createdAt }) => ({
    problemID,
    at: result?.receivedTime ?? new Date(createdAt).toISOString(),
  }));
}
