import type { LeaderboardEntry } from '../../../contract/entities/contest/contest';
import { leaderboardPageSizeMax } from '../../../contract/limits';
import { call } from '../server/page-client';

/** All pages of the leaderboard; null if any page failed. Never throws. */
export async function fetchLeaderboard(contestSlug: string): Promise<LeaderboardEntry[] | null> {
  const entries: LeaderboardEntry[] = [];
  for (let page = 0; ; page += 1) {
    const body = { page, perPage: leaderboardPageSizeMax };
    const answer = await call('leaderboardGet', { params: { contestSlug }, body });
    if (!answer.ok) return null;
    entries.push(...answer.data.leaderboard);
    if (answer.data.leaderboard.length === 0 || entries.length >= answer.data.total) return entries;
  }
}
