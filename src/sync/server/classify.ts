/** What a failed delivery means for the entry. */
import { isTemporaryError } from '../../../contract/rules/temporary-error';
import type { Failure, FailureText } from './failure';

export type Outcome =
  | { type: 'done'; result: unknown }
  | { type: 'retry'; error: FailureText; afterMs?: number | undefined }
  /** Its account must sign in first. */
  | { type: 'signIn'; error: FailureText }
  /** No for good: the person decides what becomes of it. */
  | { type: 'refused'; error: FailureText }
  /** Nobody got to it: what it came with, or after, has to be sent again first. */
  | { type: 'untried' };

/** Decides by status and error code; the table is in the test. */
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
