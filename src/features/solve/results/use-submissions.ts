import { useLiveQuery } from 'dexie-react-hooks';
import { outboxEntries } from '../../../data/outbox/outbox';
import { type SubmissionRow, submissionsOf } from '../../../data/work/submissions';

export interface OwnSubmissions {
  /** Newest first; undefined while they are read. */
  rows: SubmissionRow[] | undefined;
  /** What the last try to send what waits here met. */
  lastError: { errorCode: string; message: string } | undefined;
}

/** One's own submissions to a problem, or those within a contest, as the local database has them at this moment. */
export function useSubmissions(account: string, problemID: string, contestSlug?: string): OwnSubmissions {
  const rows = useLiveQuery(
    () => submissionsOf(account, problemID, contestSlug),
    [account, problemID, contestSlug],
  );
  // They are sent one after the other: what holds up the first holds up all.
  const waiting = (rows ?? []).filter(({ receipt }) => receipt === 'saved').map(({ id }) => id);
  const lastError = useLiveQuery(async () => {
    if (waiting.length === 0) return undefined;
    const entries = await outboxEntries(account);
    return entries.find(({ id, error }) => error && waiting.includes(id))?.error;
  }, [account, waiting.join()]);
  return { rows, lastError };
}
