/** A leaderboard in words and as a file. Pure. */
import type { LeaderboardEntry } from '../../../contract/entities/contest';
import { csvText } from '../../lib/csv';

/** `1:04:09`: contest time to the second. */
export function contestTimeText(timeMs: number): string {
  const seconds = Math.floor(timeMs / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Points without digits that say nothing. */
export function scoreText(score: number): string {
  return Number(score.toFixed(2)).toLocaleString('en', { useGrouping: false });
}

const columns = ['Rank', 'Username', 'Display name', 'Score', 'Solved', 'Time', 'Attempts'];

/** LEAD-3: the rank is the place in the list. */
export function leaderboardCsv(entries: readonly LeaderboardEntry[]): string {
  const rows = entries.map(
    ({ username, displayName, totalScore, solved, lastImprovementMs, attempts }, at) => [
      String(at + 1),
      username,
      displayName,
      scoreText(totalScore),
      String(solved),
      contestTimeText(lastImprovementMs),
      String(attempts),
    ],
  );
  return csvText([columns, ...rows]);
}
