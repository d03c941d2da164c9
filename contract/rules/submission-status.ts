/** Separate from the schemas, so that pages which only show a state do not load them. */

/** RUN-4 and RUN-5: the server's states. */
export const serverStatuses = [
  'queued',
  'executing',
  'executed',
  'queued_for_evaluation',
  'evaluating',
  'done',
  'error',
] as const;

/** Whether the server will not change the submission any more without a rejudge. */
export function isFinal(status: (typeof serverStatuses)[number]): boolean {
  return status === 'done' || status === 'error';
}
