import type { LeaderboardCell, LeaderboardEntry } from '../../../../contract/entities/contest/contest';
import { csvText } from '../../../lib/files/csv';
import { letterOf } from '../../../lib/problem-letter';
import { counted } from '../../../lib/words';

/** `1:04:09` */
export function contestTimeText(timeMs: number): string {
  const seconds = Math.floor(timeMs / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

export function scoreText(score: number): string {
  return Number(score.toFixed(2)).toLocaleString('en', { useGrouping: false });
}

/** `A: solved after 2 wrong tries at 0:12:05, first to solve` */
export function cellWords(letter: string, cell: LeaderboardCell): string {
  const { score, wrongTries, reachedMs, isFirst, isPending } = cell;
  const tries = counted(wrongTries, 'wrong try').replace('trys', 'tries');
  const reached = score >= 100 ? 'solved' : `${scoreText(score)} points`;
  const words =
    score > 0
      ? `${reached}${wrongTries > 0 ? ` after ${tries}` : ''}${reachedMs === undefined ? '' : ` at ${contestTimeText(reachedMs)}`}`
      : wrongTries > 0
        ? tries
        : '';
  const more = [words, isFirst && 'first to solve', isPending && 'a result is not shown yet'];
  return `${letter}: ${more.filter(Boolean).join(', ')}`;
}

const columns = ['Rank', 'Username', 'Display name', 'Score', 'Solved', 'Time', 'Attempts'];

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
      scoreText(totalScore),
      String(solved),
      contestTimeText(lastImprovementMs),
      String(attempts),
      ...indexes.flatMap((index) => cellFields(cells?.[index])),
    ];
  });
  const ofProblems = indexes
    .map(letterOf)
    .flatMap((letter) => [letter, `${letter} wrong tries`, `${letter} time`]);
  return csvText([[...columns, ...ofProblems], ...rows]);
}

/** Points, wrong tries, time; `?` for a hidden result. */
function cellFields(cell: LeaderboardCell | null | undefined): [string, string, string] {
  if (!cell) return ['', '', ''];
  const { score, wrongTries, reachedMs, isPending } = cell;
  const points = isPending && score === 0 ? '?' : scoreText(score);
  return [points, String(wrongTries), reachedMs === undefined ? '' : contestTimeText(reachedMs)];
}
