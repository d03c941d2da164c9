import type { LeaderboardCell } from '../../../../contract/entities/contest/contest';
import styles from './leaderboard.module.css';
import { cellWords, contestTimeText, scoreText } from './leaderboard-words';

export function ProblemCell({ letter, cell }: { letter: string; cell: LeaderboardCell | null | undefined }) {
  if (!cell) return <td className={styles.cell} />;
  const { score, wrongTries, reachedMs, isFirst, isPending } = cell;
  const isSolved = score >= 100;
  const main = [
    isSolved ? '✓' : score > 0 ? scoreText(score) : '',
    wrongTries > 0 ? `${score > 0 ? '+' : '−'}${wrongTries}` : '',
    isPending ? '?' : '',
  ];
  return (
    <td
      className={styles.cell}
      data-state={isSolved ? 'solved' : isPending ? 'pending' : score > 0 ? 'partial' : 'tried'}
    >
      <span className={styles.words}>{cellWords(letter, cell)}</span>
      <span aria-hidden className={styles.short}>
        <span>
          {isFirst && <span className={styles.first}>★</span>}
          {main.filter(Boolean).join(' ')}
        </span>
        {reachedMs !== undefined && <span className={styles.time}>{contestTimeText(reachedMs)}</span>}
      </span>
    </td>
  );
}
