/** The words for where a submission is: the server's states, and two more that only the asking side can come to (RUN-4, RUN-5). */
import type { SubmissionStatus } from '../entities/submission';

export type RunStatus = SubmissionStatus | 'error_no_servers_online' | 'error_unknown';

const texts: Record<RunStatus, string> = {
  queued: 'Your code is in line. Starting soon.',
  executing: "Your code's running. Gears are turning.",
  executed: 'Execution complete. That was smooth.',
  queued_for_evaluation: 'Results queued for scoring. Judges getting ready.',
  evaluating: 'Scoring in progress.',
  done: "All set. That's a wrap!",
  error: 'An error occurred while running your code. Please check your code and try again.',
  error_no_servers_online: 'Seems like all our servers are busy, please wait a while and try again.',
  // The source has no text for it. The result is not lost: it is asked for again by itself (D-7).
  error_unknown:
    'The result could not be fetched just now. It will appear here as soon as the server answers.',
};

/** The sentence shown for a status (RUN-12, RUN-14 … RUN-20). */
export function runStatusText(status: RunStatus): string {
  return texts[status];
}
