/** Separate from the reader of replies, which loads the schemas of all calls. */

export interface FailureText {
  errorCode: string;
  error: string;
  message: string;
  fields?: { path: string; message: string }[] | undefined;
}

export type Failure =
  | { kind: 'offline' | 'timeout' | 'aborted'; error: FailureText }
  | { kind: 'http'; status: number; error: FailureText; retryAfterMs?: number | undefined };

const unreached: Record<'offline' | 'timeout' | 'aborted', FailureText> = {
  offline: { errorCode: 'NETWORK', error: 'No connection', message: 'The server cannot be reached.' },
  // Sentence of EXP-14.
  timeout: {
    errorCode: 'TIMEOUT',
    error: 'No answer in time',
    message: 'Server is experiencing unexpected downtime. Please try again later.',
  },
  aborted: { errorCode: 'ABORTED', error: 'Cancelled', message: 'The request was cancelled.' },
};

export function unreachedFailure(kind: 'offline' | 'timeout' | 'aborted'): Failure {
  return { kind, error: unreached[kind] };
}
