/** Separate from the reader of replies, which loads the schemas of all calls. */
import { messages } from './messages';

export interface FailureText {
  errorCode: string;
  error: string;
  message: string;
  fields?: readonly { path: string; message: string }[] | undefined;
}

export type Failure =
  | { kind: 'offline' | 'timeout' | 'aborted'; error: FailureText }
  | { kind: 'http'; status: number; error: FailureText; retryAfterMs?: number | undefined };

const unreached: Record<'offline' | 'timeout' | 'aborted', FailureText> = {
  offline: { errorCode: 'NETWORK', error: messages.noConnection, message: messages.unreachable },
  timeout: { errorCode: 'TIMEOUT', error: messages.timeout, message: messages.downtime },
  aborted: { errorCode: 'ABORTED', error: messages.cancelled, message: messages.requestCancelled },
};

export function unreachedFailure(kind: 'offline' | 'timeout' | 'aborted'): Failure {
  return { kind, error: unreached[kind] };
}
