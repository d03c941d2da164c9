/**
 * State machine that polls a submission.
 *
 *   asking ──answered, final──▶ ended
 *   asking ──answered, not final, five times──▶ watching (busy)             RUN-9, RUN-11
 *   asking, watching ──failed──▶ watching (unknown)                         RUN-13
 *   asking, watching ──the server does not have it──▶ no longer polled      in poll-submissions
 *   watching ──resumed (user or network is back)──▶ asking                  five more attempts
 *   watching ──answered, another state──▶ asking                            progress: the count restarts
 *   asking, watching ──answered, another test case──▶ asking                likewise while tests run
 *   watching ──answered, final──▶ ended                                     late verdict (D-7)
 */
import type { SubmissionStatus } from '../../../contract/entities/submission';
import { runPolling } from '../../../contract/limits';
import type { RunStatus } from '../../../contract/rules/judging/run-status';
import { isFinal } from '../../../contract/rules/judging/submission-status';

export type Poll =
  | { phase: 'asking'; attempts: number; status: SubmissionStatus; testcaseIndex?: number | undefined }
  | {
      phase: 'watching';
      reason: 'busy' | 'unknown';
      attempts: number;
      rounds: number;
      status: SubmissionStatus;
      testcaseIndex?: number | undefined;
    }
  | { phase: 'ended'; status: SubmissionStatus };

export type PollEvent =
  /** `testcaseIndex`: the running test case, if the server reports it. */
  | { type: 'answered'; status: SubmissionStatus; testcaseIndex?: number | undefined }
  | { type: 'failed' }
  /** An answer is likely now. */
  | { type: 'resumed' };

const watchPauseMsMax = 60_000;
/** About 8 minutes; after that only `resumed` asks again. */
const watchRoundsMax = 10;

/** First state for a submission last shown with this status. */
export function beginPoll(shown: RunStatus, known: SubmissionStatus = 'queued'): Poll {
  if (shown !== 'error_no_servers_online') return { phase: 'asking', attempts: 0, status: known };
  return { phase: 'watching', reason: 'busy', attempts: runPolling.maxAttempts, rounds: 0, status: known };
}

function answered(
  poll: Exclude<Poll, { phase: 'ended' }>,
  { status, testcaseIndex }: Extract<PollEvent, { type: 'answered' }>,
): Poll {
  if (isFinal(status)) return { phase: 'ended', status };
  const advanced = testcaseIndex !== undefined && testcaseIndex !== poll.testcaseIndex;
  const moved = advanced || (poll.phase === 'watching' && status !== poll.status);
  const attempts = moved ? 1 : Math.min(poll.attempts + 1, runPolling.maxAttempts);
  if (attempts < runPolling.maxAttempts) return { phase: 'asking', attempts, status, testcaseIndex };
  const rounds = poll.phase === 'watching' ? poll.rounds + 1 : 0;
  return { phase: 'watching', reason: 'busy', attempts, rounds, status, testcaseIndex };
}

export function transition(poll: Poll, event: PollEvent): Poll {
  if (poll.phase === 'ended') return poll;
  switch (event.type) {
    case 'answered':
      return answered(poll, event);
    case 'failed': {
      const rounds = poll.phase === 'watching' ? poll.rounds + 1 : 0;
      const { attempts, status, testcaseIndex } = poll;
      return { phase: 'watching', reason: 'unknown', attempts, rounds, status, testcaseIndex };
    }
    case 'resumed':
      return poll.phase === 'watching' ? { ...poll, phase: 'asking', attempts: 0 } : poll;
    default:
      return event satisfies never;
  }
}

export function shownStatus(poll: Poll): RunStatus {
  if (poll.phase !== 'watching') return poll.status;
  return poll.reason === 'busy' ? 'error_no_servers_online' : 'error_unknown';
}

/**
 * Ms from the start of one request to the next; infinite after the last one. While asking, the
 * server mostly delays its answer that long.
 */
export function pauseMs(poll: Poll): number {
  if (poll.phase !== 'watching') return runPolling.intervalMs;
  if (poll.rounds >= watchRoundsMax) return Number.POSITIVE_INFINITY;
  return Math.min(watchPauseMsMax, runPolling.intervalMs * 2 ** Math.min(poll.rounds, 10));
}
