/** Includes two states that only the client can reach (RUN-4, RUN-5). */

import type { SubmissionStatus } from '../../entities/submission';
import { sentence } from '../../translation';

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
  // Not in the specification. The client retries automatically (D-7).
  error_unknown: 'The result is not available yet. It appears here when the server responds.',
};

/** RUN-12, RUN-14 … RUN-20 */
export function runStatusText(status: RunStatus): string {
  return sentence(texts[status]);
}
