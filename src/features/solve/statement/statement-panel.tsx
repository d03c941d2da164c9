import type { ReactNode } from 'react';
import type { ProblemDetail } from '../../../../contract/entities/problem/problem';
import { statementSections } from '../../../../contract/rules/statement/statement-sections';
import { limitFacts } from '../../../lib/words';
import { ClosedNotice } from '../../../parts/problem/closed-notice';
import { FactsLine } from '../../../parts/problem/facts-line';
import { Statement } from '../../../parts/problem/statement';
import { StatementLanguages } from '../../../parts/problem/statement-tools';
import { ScrollArea } from '../../../ui/layout/scroll-area';
import { messages } from '../messages';
import styles from './statement-panel.module.css';

interface StatementPanelProps {
  problem: ProblemDetail;
  /** In a contest a tag would name the technique (decision 131). */
  hidesTags?: boolean;
  children?: ReactNode;
  /** Below the statement. */
  after?: ReactNode;
}

/** SOLVE-13 */
export function StatementPanel({ problem, hidesTags = false, children, after }: StatementPanelProps) {
  return (
    <ScrollArea label={messages.page.statement} className={styles.statement}>
      {children}
      <ClosedNotice closedBy={problem.closedBy} />
      <div className={styles.facts}>
        <FactsLine
          difficulty={problem.difficulty}
          facts={limitFacts(problem)}
          problemID={problem.id}
          isPrivate={!problem.public}
        />
      </div>
      <StatementLanguages problem={problem} />
      <Statement
        {...statementSections(problem)}
        samples={problem.samples}
        tags={hidesTags ? [] : problem.tags}
      />
      {after}
    </ScrollArea>
  );
}
