import type { ErrorCode } from '../errors';

/** What may be answered to something handed in with a `contestSlug`. */
export const inContest = [
  'UNAUTHENTICATED',
  'CONTEST_NOT_FOUND',
  'CONTEST_ENDED',
  'RUN_ENDED',
  'ARRIVED_TOO_LATE',
  'NOT_STARTED',
  'PARTICIPANT_BLOCKED',
] as const satisfies readonly ErrorCode[];
