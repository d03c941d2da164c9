import { describeError, type ErrorCode } from '../../../contract/errors';
import type { Failure } from '../server/failure';

/** A failure as if the server had answered with this error. */
export function knownFailure(errorCode: ErrorCode): Failure {
  const { status, ...text } = describeError(errorCode);
  return { kind: 'http', status, error: { errorCode, ...text } };
}
