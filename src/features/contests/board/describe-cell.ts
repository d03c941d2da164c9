import type { LeaderboardCell } from '../../../../contract/entities/contest/contest';
import { formatElapsed } from '../../../lib/format-elapsed';
import { roundScore } from './format-score';
import { messages } from './messages';

/** `A: solved after 2 wrong attempts at 0:12:05, first to solve` */
export function describeCell(letter: string, cell: LeaderboardCell, points = 100): string {
  const { score, wrongTries, reachedMs, isFirst, isPending } = cell;
  const result = score >= 100 ? messages.cellSolved : messages.cellPoints(roundScore((score * points) / 100));
  const time = reachedMs === undefined ? undefined : formatElapsed(reachedMs);
  const facts = [
    score > 0 && messages.cellResult(result, wrongTries, time),
    score === 0 && wrongTries > 0 && messages.wrongAttempts(wrongTries),
    isFirst && messages.cellFirst,
    isPending && messages.cellPending,
  ];
  return messages.cell(
    letter,
    facts.filter((fact) => fact !== false && fact !== undefined),
  );
}
