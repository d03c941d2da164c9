import { EmptyState } from '../../../ui/notice';
import { verdictText } from '../results/submission-words';
import { useSolve } from '../screen-state';
import { VerdictTests } from '../verdict/verdict-tests';
import { HistoryEntry } from './history-entry';

const waiting = {
  saved: 'On this device',
  sent: 'Sent',
  judging: 'Judging',
  refused: 'Refused',
  signInNeeded: 'Sign in',
  judged: 'Judged',
} as const;

export function SubmissionHistory() {
  const { rows } = useSolve().submissions;
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
        >
          {row.state && <VerdictTests state={row.state} of={row} />}
        </HistoryEntry>
      ))}
    </ol>
  );
}
