import { useState } from 'react';
import { type Language, languageLabels } from '../../../contract/limits';
import type { SubmissionRow } from '../../data/submissions';
import { timeAgo } from '../../lib/words';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { EmptyState } from '../../ui/notice';
import { TextBlock } from '../../ui/text-block';
import { showToast } from '../../ui/toast';
import { useNow } from '../../ui/use-now';
import styles from './submission-history.module.css';
import { verdictText } from './submission-words';
import { VerdictTests } from './verdict-tests';

interface SubmissionHistoryProps {
  rows: SubmissionRow[] | undefined;
  onRestore(code: string, language: Language): void;
}

/** One's own submissions from this device, with their code. */
export function SubmissionHistory({ rows, onRestore }: SubmissionHistoryProps) {
  const now = useNow();
  if (rows?.length === 0) {
    return (
      <EmptyState title="Nothing handed in yet">
        What you submit appears here with its code and its verdict.
      </EmptyState>
    );
  }
  return (
    <ol className={styles.history}>
      {rows?.map((row) => (
        <HistoryEntry key={row.id} row={row} now={now} onRestore={onRestore} />
      ))}
    </ol>
  );
}

function HistoryEntry({
  row,
  now,
  onRestore,
}: {
  row: SubmissionRow;
  now: number;
  onRestore(code: string, language: Language): void;
}) {
  const [open, setOpen] = useState(false);
  const { state, receipt, language, code, createdAt } = row;
  const waiting = {
    saved: 'On this device',
    sent: 'Sent',
    judging: 'Judging',
    refused: 'Refused',
    signInNeeded: 'Sign in',
    judged: 'Judged',
  };
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.historyLine}>
          <span
            className={classNames(
              styles.historyVerdict,
              state?.verdict && (state.verdict === 'AC' ? styles.good : styles.bad),
            )}
          >
            {verdictText(row) ?? waiting[receipt]}
          </span>
          <span>{languageLabels[language]}</span>
          <time dateTime={new Date(createdAt).toISOString()}>{timeAgo(createdAt, now)}</time>
        </summary>
        {open && (
          <div className={styles.historyBody}>
            <TextBlock title="Code" text={code} tall />
            <Button
              small
              onClick={() => {
                onRestore(code, language);
                showToast('Code restored into the editor');
              }}
            >
              Restore into editor
            </Button>
            {state && <VerdictTests state={state} />}
          </div>
        )}
      </details>
    </li>
  );
}
