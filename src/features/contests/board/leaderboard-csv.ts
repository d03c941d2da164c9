import type {
  Leaderboard,
  LeaderboardCell,
  LeaderboardEntry,
} from '../../../../contract/entities/contest/contest';
import { csvText } from '../../../lib/files/csv';
import { formatElapsed } from '../../../lib/format-elapsed';
import { letterOf } from '../../../lib/problems/problem-letter';
import { formatScore } from './format-score';
import { messages } from './messages';

type BoardFacts = Pick<Leaderboard, 'scoring' | 'problems'>;

/** Rank, username, display name. */
const namesEnd = 3;

/** LEAD-3: the rank is the position in the list. Each problem has three columns. */
export function leaderboardCsv(
  entries: readonly LeaderboardEntry[],
  { scoring = 'points', problems: worth = [] }: BoardFacts = {},
): string {
  const isIcpc = scoring === 'icpc';
  const problems = Math.max(0, ...entries.map(({ cells }) => cells?.length ?? 0));
  const indexes = Array.from({ length: problems }, (_, index) => index);
  const hasAffiliations = entries.some(({ affiliation, country }) => affiliation || country);
  const rows = entries.map((entry, at) => {
    const { username, displayName, totalScore, solved, lastImprovementMs, attempts, cells } = entry;
    return [
      String(at + 1),
      username,
      displayName,
      ...(hasAffiliations ? [entry.affiliation ?? '', entry.country ?? ''] : []),
      formatScore(totalScore),
      String(solved),
      formatElapsed(lastImprovementMs),
      String(attempts),
      ...(isIcpc ? [String(Math.round((entry.penaltyMs ?? 0) / 60_000))] : []),
      ...indexes.flatMap((index) => cellFields(cells?.[index], isIcpc ? 100 : worth[index]?.points)),
    ];
  });
  const problemColumns = indexes.map(letterOf).flatMap(messages.csvProblemColumns);
  const columns = [
    ...messages.csvColumns.slice(0, namesEnd),
    ...(hasAffiliations ? messages.csvAffiliation : []),
    ...messages.csvColumns.slice(namesEnd),
  ];
  return csvText([[...columns, ...(isIcpc ? [messages.csvPenalty] : []), ...problemColumns], ...rows]);
}

/** Points, wrong attempts, time; `?` for a hidden result. */
function cellFields(cell: LeaderboardCell | null | undefined, worth = 100): [string, string, string] {
  if (!cell) return ['', '', ''];
  const { score, wrongTries, reachedMs, isPending } = cell;
  const points = isPending && score === 0 ? '?' : formatScore((score * worth) / 100);
  return [points, String(wrongTries), reachedMs === undefined ? '' : formatElapsed(reachedMs)];
}
