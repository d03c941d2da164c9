import type { LeaderboardEntry } from '../../../../contract/entities/contest/contest';
import type { LeaderboardPageRow, LeaderboardRow } from '../../../data/copies/leaderboards';
import { saveFile } from '../../../lib/files/save-file';
import { fetchLeaderboard } from '../../../sync/pull/fetch-leaderboard';
import { showToast } from '../../../ui/toast';
import { leaderboardCsv } from './leaderboard-csv';
import { messages } from './messages';

export async function saveLeaderboard(
  head: LeaderboardRow,
  pages: ReadonlyMap<number, LeaderboardPageRow>,
  offline: boolean,
): Promise<void> {
  const { contestSlug, total } = head;
  const entries = (offline ? null : await fetchLeaderboard(contestSlug)) ?? entriesHere(head, pages);
  if (entries === null) {
    return showToast(messages.rowsMissing(total), { tone: 'alert', id: 'leaderboard-csv' });
  }
  saveFile(`leaderboard-${contestSlug}.csv`, leaderboardCsv(entries, head), 'text/csv');
}

function entriesHere(
  { total, perPage }: LeaderboardRow,
  pages: ReadonlyMap<number, LeaderboardPageRow>,
): LeaderboardEntry[] | null {
  const count = Math.ceil(total / perPage);
  const entries = Array.from({ length: count }, (_, page) => pages.get(page)?.entries ?? []).flat();
  return entries.length === total ? entries : null;
}
