import type { Leaderboard } from '../../../contract/entities/contest/contest';
import { cacheDb } from '../db/cache-db';
import type { LeaderboardPage, LeaderboardPageRow, LeaderboardRow } from '../db/cache-rows';
import { writeIfChanged } from '../db/write-if-changed';

export type { LeaderboardPageRow, LeaderboardRow };

export async function readLeaderboard(slug: string): Promise<LeaderboardRow | undefined> {
  return cacheDb.leaderboards.get(slug);
}

export async function readLeaderboardPages(slug: string): Promise<Map<number, LeaderboardPageRow>> {
  const rows = await cacheDb.leaderboardPages.where('contestSlug').equals(slug).toArray();
  return new Map(rows.map((row) => [row.page, row]));
}

export async function storeLeaderboardPage(
  contestSlug: string,
  { leaderboard: entries, from, ...head }: Leaderboard,
  now = Date.now(),
): Promise<boolean> {
  const { leaderboards, leaderboardPages } = cacheDb;
  const page = Math.floor((from - 1) / head.perPage);
  return cacheDb.transaction('rw', leaderboards, leaderboardPages, async () => {
    const known = await leaderboards.get(contestSlug);
    await leaderboards.put({ ...head, contestSlug, fetchedAt: now });
    const pages = leaderboardPages.where('contestSlug').equals(contestSlug);
    // Drops pages of another size, and pages behind the end.
    const last = Math.floor(Math.max(0, head.total - 1) / head.perPage);
    const isOther = known !== undefined && known.perPage !== head.perPage;
    const gone = await pages.filter((row) => isOther || row.page > last).delete();
    const row: LeaderboardPage = { key: `${contestSlug}/${page}`, contestSlug, page, entries };
    const changed = await writeIfChanged(leaderboardPages, ({ key }) => key, [row], now);
    return changed || gone > 0;
  });
}

export async function forgetLeaderboard(slug: string): Promise<void> {
  await cacheDb.transaction('rw', cacheDb.leaderboards, cacheDb.leaderboardPages, async () => {
    await cacheDb.leaderboards.delete(slug);
    await cacheDb.leaderboardPages.where('contestSlug').equals(slug).delete();
  });
}
