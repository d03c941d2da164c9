import type { SubmissionState } from '../../../contract/entities/submission';
import { isFinal } from '../../../contract/rules/submission-status';
import type { Notifications } from '../../platform/database/notifications';
import { type Patience, waitForChange } from '../../platform/database/wait-for-change';

/** Notification channel for submission states; the payload is `<submission id> <status>`. */
export const stateChannel = 'submission_state';

/** Reads a submission's state; if it is not final, waits for the final one. */
export async function waitUntilFinal(
  notifications: Pick<Notifications, 'subscribe'>,
  submissionID: string,
  read: () => Promise<SubmissionState | undefined>,
  patience: Patience,
): Promise<SubmissionState | undefined> {
  return await waitForChange(
    notifications,
    {
      channel: stateChannel,
      isAbout: (payload) => finalStateOf(payload) === submissionID,
      read,
      isOver: ({ status }) => isFinal(status),
    },
    patience,
  );
}

function finalStateOf(payload: string): string | undefined {
  const [id, status] = payload.split(' ');
  return status === 'done' || status === 'error' ? id : undefined;
}
