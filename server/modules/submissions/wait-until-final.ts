import type { SubmissionState } from '../../../contract/entities/submission';
import { isFinal } from '../../../contract/rules/judging/submission-status';
import type { Notifications } from '../../platform/database/notifications';
import { type Patience, waitForChange } from '../../platform/database/wait-for-change';

/** The payload is `<submission id> <status>`. */
export const stateChannel = 'submission_state';

/** Returns at once if the state is final. */
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
