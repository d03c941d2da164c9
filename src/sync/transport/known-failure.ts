import { describeError, type ErrorCode } from '../../../contract/errors';
import type { Failure } from '../server/failure';

/** The failure the server would return with this error code. */
export function knownFailure(errorCode: ErrorCode): Failure {
  const { status, ...text } = describeError(errorCode);
  return { kind: 'http', status, error: { errorCode, ...text } };
}
