import { letterOf } from '../../../lib/problem-letter';
import styles from './leaderboard.module.css';
import { messages } from './messages';

interface BoardLegendProps {
  problems: readonly { title?: string | undefined }[];
}

export function BoardLegend({ problems }: BoardLegendProps) {
  const named = problems.flatMap(({ title }, index) => (title === undefined ? [] : [{ title, index }]));
  return (
    <details className={styles.legend}>
      <summary>{messages.legendTitle}</summary>
      <p>{messages.legendRanking}</p>
      {problems.length > 0 && <p>{messages.legendSigns}</p>}
      {named.length > 0 && (
        <ul aria-label={messages.problems}>
          {named.map(({ title, index }) => (
            <li key={index}>{messages.legendProblem(letterOf(index), title)}</li>
          ))}
        </ul>
      )}
    </details>
  );
}
