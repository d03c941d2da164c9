import type { ErrorCode } from '../../errors';

/** Errors of submissions that have a `contestSlug`. */
export const contestEntryErrors = [
  'UNAUTHENTICATED',
  'CONTEST_NOT_FOUND',
  'CONTEST_ENDED',
  'RUN_ENDED',
  'ARRIVED_TOO_LATE',
  'NOT_STARTED',
  'PARTICIPANT_BLOCKED',
] as const satisfies readonly ErrorCode[];
