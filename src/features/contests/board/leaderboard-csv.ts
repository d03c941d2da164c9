import type { LeaderboardCell, LeaderboardEntry } from '../../../../contract/entities/contest/contest';
import { csvText } from '../../../lib/files/csv';
import { formatElapsed } from '../../../lib/format-elapsed';
import { letterOf } from '../../../lib/problem-letter';
import { formatScore } from './format-score';
import { messages } from './messages';

/** LEAD-3: the rank is the position in the list. Each problem has three columns. */
export function leaderboardCsv(entries: readonly LeaderboardEntry[]): string {
  const problems = Math.max(0, ...entries.map(({ cells }) => cells?.length ?? 0));
  const indexes = Array.from({ length: problems }, (_, index) => index);
  const rows = entries.map((entry, at) => {
    const { username, displayName, totalScore, solved, lastImprovementMs, attempts, cells } = entry;
    return [
      String(at + 1),
      username,
      displayName,
      formatScore(totalScore),
      String(solved),
      formatElapsed(lastImprovementMs),
      String(attempts),
      ...indexes.flatMap((index) => cellFields(cells?.[index])),
    ];
  });
  const problemColumns = indexes.map(letterOf).flatMap(messages.csvProblemColumns);
  return csvText([[...messages.csvColumns, ...problemColumns], ...rows]);
}

/** Points, wrong attempts, time; `?` for a hidden result. */
function cellFields(cell: LeaderboardCell | null | undefined): [string, string, string] {
  if (!cell) return ['', '', ''];
  const { score, wrongTries, reachedMs, isPending } = cell;
  const points = isPending && score === 0 ? '?' : formatScore(score);
  return [points, String(wrongTries), reachedMs === undefined ? '' : formatElapsed(reachedMs)];
}
