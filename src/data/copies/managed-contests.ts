import type { ManagedContest } from '../../../contract/entities/contest/contest-manage';
import { cacheDb } from '../db/cache-db';
import type { ManagedContestRow } from '../db/cache-rows';
import { writeIfChanged } from '../db/write-if-changed';

export type { ManagedContestRow };

export async function readManagedContest(slug: string): Promise<ManagedContestRow | undefined> {
  return cacheDb.managedContests.get(slug);
}

export async function storeManagedContest(contest: ManagedContest, now = Date.now()): Promise<boolean> {
  return writeIfChanged(cacheDb.managedContests, ({ contestSlug }) => contestSlug, [contest], now);
}

/** The contest does not exist, or belongs to another user. */
export async function forgetManagedContest(slug: string): Promise<void> {
  await cacheDb.managedContests.delete(slug);
}
