import { isTemporaryError } from '../../../contract/rules/temporary-error';
import type { Failure, FailureText } from './failure';

export type Outcome =
  | { type: 'done'; result: unknown }
  | { type: 'retry'; error: FailureText; afterMs?: number | undefined }
  | { type: 'signIn'; error: FailureText }
  /** Permanent: the user decides what to do. */
  | { type: 'refused'; error: FailureText }
  /** Not processed: an earlier entry in the same batch or stream failed. */
  | { type: 'untried' };

/** Decides by status and error code; the test has the full table. */
export function classify(failure: Failure): Outcome {
  const { error } = failure;
  if (failure.kind !== 'http') return { type: 'retry', error };
  const { status, retryAfterMs } = failure;
  if (status === 401) return { type: 'signIn', error };
  if (status < 400 || isTemporaryError(status, error.errorCode)) {
    return { type: 'retry', error, afterMs: retryAfterMs };
  }
  return { type: 'refused', error };
}
