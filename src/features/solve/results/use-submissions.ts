import { useLiveQuery } from 'dexie-react-hooks';
import { outboxEntries } from '../../../data/outbox/outbox';
import { type SubmissionRow, submissionsOf } from '../../../data/work/submissions';

export interface OwnSubmissions {
  /** Newest first; undefined while loading. */
  rows: SubmissionRow[] | undefined;
  lastError: { errorCode: string; message: string } | undefined;
}

export function useSubmissions(account: string, problemID: string, contestSlug?: string): OwnSubmissions {
  const rows = useLiveQuery(
    () => submissionsOf(account, problemID, contestSlug),
    [account, problemID, contestSlug],
  );
  // Sent one at a time: an error of the first blocks all.
  const waiting = (rows ?? []).filter(({ receipt }) => receipt === 'saved').map(({ id }) => id);
  const lastError = useLiveQuery(async () => {
    if (waiting.length === 0) return undefined;
    const entries = await outboxEntries(account);
    return entries.find(({ id, error }) => error && waiting.includes(id))?.error;
  }, [account, waiting.join()]);
  return { rows, lastError };
}
