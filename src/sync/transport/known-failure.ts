import { describeError, type ErrorCode } from '../../../contract/errors';
import { sentence } from '../../lib/translation';
import type { Failure } from '../server/failure';

/** The failure the server would return with this error code. */
export function knownFailure(errorCode: ErrorCode): Failure {
  const { status, error, message } = describeError(errorCode);
  return { kind: 'http', status, error: { errorCode, error: sentence(error), message: sentence(message) } };
}
