import type { LeaderboardCell } from '../../../../contract/entities/contest/contest';
import { formatElapsed } from '../../../lib/format-elapsed';
import { describeCell } from './describe-cell';
import { formatScore } from './format-score';
import styles from './leaderboard.module.css';

interface ProblemCellProps {
  letter: string;
  cell: LeaderboardCell | null | undefined;
  /** The points of the problem. */
  points?: number | undefined;
  /** A resolver reveals it next. */
  isNext?: boolean;
}

export function ProblemCell({ letter, cell, points = 100, isNext }: ProblemCellProps) {
  if (!cell) return <td className={styles.cell} />;
  const { score, wrongTries, reachedMs, isFirst, isPending } = cell;
  const isSolved = score >= 100;
  const main = [
    isSolved ? '✓' : score > 0 ? formatScore((score * points) / 100) : '',
    wrongTries > 0 ? `${score > 0 ? '+' : '−'}${wrongTries}` : '',
    isPending ? '?' : '',
  ];
  return (
    <td
      className={styles.cell}
      data-next={isNext || undefined}
      data-state={isSolved ? 'solved' : isPending ? 'pending' : score > 0 ? 'partial' : 'tried'}
    >
      <span className={styles.description}>{describeCell(letter, cell, points)}</span>
      <span aria-hidden className={styles.short}>
        <span>
          {isFirst && <span className={styles.first}>★</span>}
          {main.filter(Boolean).join(' ')}
        </span>
        {reachedMs !== undefined && <span className={styles.time}>{formatElapsed(reachedMs)}</span>}
      </span>
    </td>
  );
}
