/** Separate from the schemas, which pages that only show a state do not load. */

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

/** Only a rejudge changes the submission any more. */
export function isFinal(status: (typeof serverStatuses)[number]): boolean {
  return status === 'done' || status === 'error';
}
