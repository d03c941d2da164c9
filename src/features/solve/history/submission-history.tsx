import { EmptyState } from '../../../ui/notice';
import { verdictText } from '../results/submission-status';
import { useSolve } from '../screen-state';
import { VerdictTests } from '../verdict/verdict-tests';
import { HistoryEntry } from './history-entry';
import { messages } from './messages';

export function SubmissionHistory() {
  const { rows } = useSolve().submissions;
  if (rows?.length === 0) {
    return <EmptyState title={messages.empty}>{messages.emptyHint}</EmptyState>;
  }
  return (
    <ol>
      {rows?.map((row) => (
        <HistoryEntry
          key={row.id}
          name={verdictText(row) ?? messages.receipt[row.receipt]}
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
