/** Apart from the schemas: pages that only show a state have no use for those. */

/** RUN-4 and RUN-5, the part that a server can answer. */
export const serverStatuses = [
  'queued',
  'executing',
  'executed',
  'queued_for_evaluation',
  'evaluating',
  'done',
  'error',
] as const;

/** `true` once the server will not change the submission any more by itself. */
export function isFinal(status: (typeof serverStatuses)[number]): boolean {
  return status === 'done' || status === 'error';
}
