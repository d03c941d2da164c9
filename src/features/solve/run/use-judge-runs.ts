import { useLiveQuery } from 'dexie-react-hooks';
import { outboxEntries } from '../../../data/outbox/outbox';
import { type CodeRunRow, codeRunsOf } from '../../../data/work/code-runs';

export interface JudgeRuns {
  /** The runs of this problem that the judge does, newest first: one for each language. */
  rows: readonly CodeRunRow[];
  /** What the last try to send one met. */
  lastError: { errorCode: string; message: string } | undefined;
}

/** Runs on the judge, as the local database has them: written down first, so that they outlive the network and the page. */
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
