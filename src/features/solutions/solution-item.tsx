import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { SharedSolution } from '../../../contract/entities/problem/shared-solution';
import { languageLabels } from '../../../contract/limits';
import { durationText, momentText } from '../../lib/words';
import { Button } from '../../ui/button';
import { TextBlock } from '../../ui/text/text-block';
import { useNow } from '../../ui/time/use-now';
import { messages } from './messages';
import styles from './solutions.module.css';

const ReportDialog = lazy(() => import('./report-dialog').then((m) => ({ default: m.ReportDialog })));

interface SolutionItemProps {
  solution: SharedSolution;
  account: string;
  problemID: string;
}

export function SolutionItem({ solution, account, problemID }: SolutionItemProps) {
  const { username, displayName, language, code, bytes, timeMs, receivedTime } = solution;
  const now = useNow();
  const [isReporting, setReporting] = useState(false);
  return (
    <li className={styles.solution}>
      <p className={styles.facts}>
        <Link to="/profile/$username" params={{ username }}>
          {displayName}
        </Link>
        <span>{messages.bytes(bytes)}</span>
        <span>{durationText(timeMs)}</span>
        <time dateTime={receivedTime}>{momentText(Date.parse(receivedTime), now)}</time>
        <Button
          small
          look="quiet"
          aria-label={messages.reportOf(displayName)}
          onClick={() => setReporting(true)}
        >
          {messages.report}
        </Button>
      </p>
      <TextBlock title={languageLabels[language]} text={code} />
      {isReporting && (
        <Suspense>
          <ReportDialog
            account={account}
            problemID={problemID}
            solution={solution}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      )}
    </li>
  );
}
