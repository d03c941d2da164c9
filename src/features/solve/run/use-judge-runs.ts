import { useLiveQuery } from 'dexie-react-hooks';
import { outboxEntries } from '../../../data/outbox/outbox';
import { type CodeRunRow, codeRunsOf } from '../../../data/work/code-runs';

export interface JudgeRuns {
  rows: readonly CodeRunRow[];
  lastError: { errorCode: string; message: string } | undefined;
}

/** Stored first, so that runs survive a network failure or a closed page. */
export function useJudgeRuns(account: string, problemID: string): JudgeRuns {
  const rows = useLiveQuery(() => codeRunsOf(account, problemID), [account, problemID]) ?? none;
  const waitingID = rows.find(({ receipt }) => receipt === 'saved')?.id;
  const lastError = useLiveQuery(async () => {
    if (!waitingID) return undefined;
    return (await outboxEntries(account)).find(({ id }) => id === waitingID)?.error;
  }, [account, waitingID]);
  return { rows, lastError };
}

const none: readonly CodeRunRow[] = [];
