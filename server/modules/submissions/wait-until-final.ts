import { isFinal, type SubmissionState } from '../../../contract/entities/submission';
import type { Notifications } from '../../platform/database/notifications';

/** The channel that tells of every change of a submission's status; the payload is `<submission id> <status>`. */
export const stateChannel = 'submission_state';

/**
 * Reads a submission's state; when it is not final yet, waits for the change to a final one and reads again. Nothing is polled:
 * the database tells. The first read happens after listening has begun, so that no change falls between.
 */
export async function waitUntilFinal(
  notifications: Pick<Notifications, 'subscribe'>,
  submissionID: string,
  read: () => Promise<SubmissionState | undefined>,
  { seconds, endings }: { seconds: number; endings: readonly AbortSignal[] },
): Promise<SubmissionState | undefined> {
  if (seconds <= 0) return await read();
  let wake = () => {};
  const changed = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const unsubscribe = notifications.subscribe(stateChannel, (payload) => {
    // An empty payload: the connection was broken, anything may have happened.
    if (payload === '' || finalStateOf(payload) === submissionID) wake();
  });
  const timer = setTimeout(wake, seconds * 1000);
  const giveUp = () => wake();
  for (const signal of endings) signal.addEventListener('abort', giveUp);
  try {
    const now = await read();
    if (!now || isFinal(now.status) || endings.some(({ aborted }) => aborted)) return now;
    await changed;
    return endings.some(({ aborted }) => aborted) ? now : await read();
  } finally {
    clearTimeout(timer);
    for (const signal of endings) signal.removeEventListener('abort', giveUp);
    unsubscribe();
  }
}

function finalStateOf(payload: string): string | undefined {
  const [id, status] = payload.split(' ');
  return status === 'done' || status === 'error' ? id : undefined;
}
