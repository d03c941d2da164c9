import { type Verdict, verdictLabels } from '../../../contract/entities/submission';
import { runStatusText } from '../../../contract/rules/run-status';
import type { SubmissionRow } from '../../data/submissions';

type Told = Pick<SubmissionRow, 'receipt' | 'status' | 'state' | 'refusal'>;
export type Network = 'unknown' | 'online' | 'offline';

/** RUN-6: whether a submission is on its way to its verdict, so that another one has to wait. */
export function isFollowed(
  { receipt, status }: Pick<SubmissionRow, 'receipt' | 'status'>,
  network: Network,
): boolean {
  // Without a network nothing is followed: what is saved goes out later, and one may hand in a better one meanwhile.
  if (receipt === 'saved') return network !== 'offline';
  if (receipt !== 'sent' && receipt !== 'judging') return false;
  return network !== 'offline' && status !== 'error_no_servers_online' && status !== 'error_unknown';
}

/** The message beside the buttons: how the submission is getting on (RUN-12 … RUN-22). `error` is what the last try to send met. */
export function submissionText(
  row: Told,
  network: Network,
  error?: { errorCode: string; message: string },
): string {
  switch (row.receipt) {
    case 'saved':
      if (error?.errorCode === 'TOO_MANY_REQUESTS') return tooManyText;
      return network === 'offline' ? waitingText : 'Saved on this device. Sending…';
    case 'signInNeeded':
      return 'Saved on this device. Sign in to send it.';
    case 'refused':
      return `An error occurred while running the code. ${row.refusal?.message ?? ''}`.trim();
    case 'sent':
    case 'judging':
    case 'judged':
      return runStatusText(row.status);
    default:
      return row.receipt satisfies never;
  }
}

/** RUN-21 */
const tooManyText = 'An error occurred while running the code. Too many requests. Please try again later.';
const waitingText = 'Saved on this device. It will be sent when there is a network.';

/** The verdict in words; null before there is one. */
export function verdictText(row: Pick<SubmissionRow, 'state'>): string | null {
  const verdict: Verdict | undefined = row.state?.verdict;
  return verdict ? verdictLabels[verdict] : null;
}
