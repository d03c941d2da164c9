import type { SubmissionStatus } from '../../../contract/entities/submission';

/**
 * States of a submission on the server (RUN-4, RUN-5).
 *
 *   queued ─claimed→ executing ─ran→ executed ─handedOver→ queued_for_evaluation ─checking→ evaluating ─judged→ done
 *
 * From every state before the last: `returned` (worker shutdown or judge error) and `claimed` (another worker took
 * over) start again; `givenUp` (too many judge errors) ends in error.
 */
export type RunEvent = 'claimed' | 'ran' | 'handedOver' | 'checking' | 'judged' | 'returned' | 'givenUp';

const steps: Record<SubmissionStatus, Partial<Record<RunEvent, SubmissionStatus>>> = {
  queued: { claimed: 'executing', returned: 'queued', givenUp: 'error' },
  executing: { claimed: 'executing', ran: 'executed', returned: 'queued', givenUp: 'error' },
  executed: {
    claimed: 'executing',
    handedOver: 'queued_for_evaluation',
    returned: 'queued',
    givenUp: 'error',
  },
  queued_for_evaluation: {
    claimed: 'executing',
    checking: 'evaluating',
    returned: 'queued',
    givenUp: 'error',
  },
  evaluating: { claimed: 'executing', judged: 'done', returned: 'queued', givenUp: 'error' },
  done: {},
  error: {},
};

/** Undefined if not allowed. */
export function transition(status: SubmissionStatus, event: RunEvent): SubmissionStatus | undefined {
  return steps[status][event];
}

/** For a guarded update. */
export function stepOf(event: RunEvent): { from: SubmissionStatus[]; to: SubmissionStatus } {
  const from = (Object.keys(steps) as SubmissionStatus[]).filter((status) => transition(status, event));
  const to = from[0] && transition(from[0], event);
  if (!to) throw new Error(`The event ${event} has no next status.`);
  return { from, to };
}
