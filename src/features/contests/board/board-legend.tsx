import { contestLimits } from '../../../../contract/limits';
import type { LeaderboardRow } from '../../../data/copies/leaderboards';
import { letterOf } from '../../../lib/problems/problem-letter';
import { messages as scoringMessages } from '../../../parts/scoring/messages';
import styles from './leaderboard.module.css';
import { messages } from './messages';

interface BoardLegendProps {
  head: Pick<LeaderboardRow, 'problems' | 'scoring' | 'penaltyMinutes'>;
}

export function BoardLegend({ head }: BoardLegendProps) {
  const { problems = [], scoring = 'points', penaltyMinutes = contestLimits.penaltyMinutesDefault } = head;
  const named = problems.flatMap(({ title }, index) => (title === undefined ? [] : [{ title, index }]));
  return (
    <details className={styles.legend}>
      <summary>{messages.legendTitle}</summary>
      <p>{scoringMessages.texts[scoring](penaltyMinutes)}</p>
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
