import type { SubmissionRow } from '../../../data/work/submissions';
import { EmptyState } from '../../../ui/notice';
import { verdictText } from '../results/submission-words';
import { VerdictTests } from '../verdict/verdict-tests';
import { HistoryEntry, type Restore } from './history-entry';

interface SubmissionHistoryProps {
  rows: SubmissionRow[] | undefined;
  onRestore: Restore;
}

const waiting = {
  saved: 'On this device',
  sent: 'Sent',
  judging: 'Judging',
  refused: 'Refused',
  signInNeeded: 'Sign in',
  judged: 'Judged',
} as const;

/** One's own submissions from this device, with their code. */
export function SubmissionHistory({ rows, onRestore }: SubmissionHistoryProps) {
  if (rows?.length === 0) {
    return (
      <EmptyState title="Nothing handed in yet">
        What you submit appears here with its code and its verdict.
      </EmptyState>
    );
  }
  return (
    <ol>
      {rows?.map((row) => (
        <HistoryEntry
          key={row.id}
          name={verdictText(row) ?? waiting[row.receipt]}
          verdict={row.state?.verdict}
          language={row.language}
          atMs={row.createdAt}
          code={row.code}
          onRestore={onRestore}
        >
          {row.state && <VerdictTests state={row.state} of={row} />}
        </HistoryEntry>
      ))}
    </ol>
  );
}
