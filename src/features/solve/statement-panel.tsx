import { useState } from 'react';
import type { ProblemDetail } from '../../../contract/entities/problem';
import type { SubmissionRow } from '../../data/submissions';
import { statementSections } from '../../lib/statement-sections';
import { secondsText } from '../../lib/words';
import { DifficultyMark } from '../../ui/difficulty-mark';
import { Statement } from '../../ui/statement';
import { type Tab, Tabs } from '../../ui/tabs';
import { TagLink } from '../../ui/tag-link';
import styles from './statement-panel.module.css';
import { SubmissionHistory } from './submission-history';

interface StatementPanelProps {
  problem: ProblemDetail;
  rows: SubmissionRow[] | undefined;
  onRestore(code: string): void;
}

type PanelTab = 'statement' | 'history';

/** What is asked, and what one has handed in so far. */
export function StatementPanel({ problem, rows, onRestore }: StatementPanelProps) {
  const [tab, setTab] = useState<PanelTab>('statement');
  const tabs: Tab<PanelTab>[] = [
    { id: 'statement', label: 'Statement' },
    { id: 'history', label: rows?.length ? `Your submissions (${rows.length})` : 'Your submissions' },
  ];
  return (
    <Tabs<PanelTab>
      label="Problem"
      tabs={tabs}
      active={tab}
      onChoose={setTab}
      panelClassName={styles.statement}
    >
      {tab === 'statement' ? (
        <>
          <Facts problem={problem} />
          <Statement {...statementSections(problem)} samples={problem.samples} />
          {problem.tags.length > 0 && (
            <p className={styles.tags}>
              {problem.tags.map((tag) => (
                <TagLink key={tag} tag={tag} />
              ))}
            </p>
          )}
        </>
      ) : (
        <SubmissionHistory rows={rows} onRestore={onRestore} />
      )}
    </Tabs>
  );
}

function Facts({ problem }: { problem: ProblemDetail }) {
  return (
    <ul className={styles.facts}>
      <li>
        <DifficultyMark difficulty={problem.difficulty} />
      </li>
      <li>{`${secondsText(problem.timeLimitMs)} per test`}</li>
      <li>{`${problem.memoryLimitMb} MB`}</li>
      <li className={styles.id}>{problem.id}</li>
    </ul>
  );
}
