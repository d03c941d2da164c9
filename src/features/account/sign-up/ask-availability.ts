import { call } from '../../../sync/server/page-client';
import { messages } from './messages';
import type { Availability } from './signup-fields';

export type NameKind = 'email' | 'username';
export type AskedAvailability = Exclude<Availability, { type: 'unasked' }>;

/** Asks the server whether an email or username is free. Never throws. */
export async function askAvailability(
  kind: NameKind,
  value: string,
  signal: AbortSignal,
): Promise<AskedAvailability> {
  const answer =
    kind === 'email'
      ? await call('emailAvailable', { query: { email: value }, signal })
      : await call('usernameAvailable', { query: { username: value }, signal });
  if (answer.ok) return { type: answer.data.available ? 'free' : 'taken' };
  const { failure } = answer;
  const message =
    failure.kind === 'http' ? messages.notChecked(failure.error.message) : messages.notCheckedOffline;
  return { type: 'unreachable', message };
}
