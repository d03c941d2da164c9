import { useLiveQuery } from 'dexie-react-hooks';
import { outboxEntries } from '../../data/outbox';
import { type SubmissionRow, submissionsOf } from '../../data/submissions';

interface OwnSubmissions {
  /** Newest first; undefined while they are read. */
  rows: SubmissionRow[] | undefined;
  /** What the last try to send the newest one met. */
  lastError: { errorCode: string; message: string } | undefined;
}

/** One's own submissions to a problem, or those within a contest, as the local database has them at this moment. */
export function useSubmissions(account: string, problemID: string, contestSlug?: string): OwnSubmissions {
  const rows = useLiveQuery(
    () => submissionsOf(account, problemID, contestSlug),
    [account, problemID, contestSlug],
  );
  const newest = rows?.[0];
  const waitingID = newest?.receipt === 'saved' ? newest.id : undefined;
  const lastError = useLiveQuery(async () => {
    if (!waitingID) return undefined;
    const entries = await outboxEntries(account);
    return entries.find(({ id }) => id === waitingID)?.error;
  }, [account, waitingID]);
  return { rows, lastError };
}
