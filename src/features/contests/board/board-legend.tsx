import { letterOf } from '../../../lib/problem-letter';
import styles from './leaderboard.module.css';

interface BoardLegendProps {
  problems: readonly { title?: string | undefined }[];
}

export function BoardLegend({ problems }: BoardLegendProps) {
  const named = problems.flatMap(({ title }, index) => (title === undefined ? [] : [{ title, index }]));
  return (
    <details className={styles.legend}>
      <summary>How to read the board</summary>
      <p>
        Participants with equal points are ranked by the time of their last improvement, then by fewer tries.
      </p>
      {problems.length > 0 && (
        <p>
          ✓ solved · a number: best points · + wrong tries before · − only wrong tries · ? result not shown
          yet · ★ first to solve
        </p>
      )}
      {named.length > 0 && (
        <ul aria-label="Problems">
          {named.map(({ title, index }) => (
            <li key={index}>
              <strong>{letterOf(index)}</strong> {title}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
