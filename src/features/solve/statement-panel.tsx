import type { ProblemDetail } from '../../../contract/entities/problem';
import { statementSections } from '../../lib/statement-sections';
import { secondsText } from '../../lib/words';
import { DifficultyMark } from '../../ui/difficulty-mark';
import { Statement } from '../../ui/statement';
import styles from './statement-panel.module.css';

/** SOLVE-13: what is asked, and under which limits. */
export function StatementPanel({ problem }: { problem: ProblemDetail }) {
  return (
    <section
      className={styles.statement}
      aria-label="Statement"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <ul className={styles.facts}>
        <li>
          <DifficultyMark difficulty={problem.difficulty} />
        </li>
        <li>{`${secondsText(problem.timeLimitMs)} per test`}</li>
        <li>{`${problem.memoryLimitMb} MB`}</li>
        <li className={styles.id}>{problem.id}</li>
      </ul>
      <Statement {...statementSections(problem)} samples={problem.samples} tags={problem.tags} />
    </section>
  );
}
