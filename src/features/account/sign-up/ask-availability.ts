import { call } from '../../../sync/server/page-client';
import type { Availability } from './signup-fields';

export type NameKind = 'email' | 'username';
export type AskedAvailability = Exclude<Availability, { type: 'unasked' }>;

const notChecked = 'Not checked yet: the server cannot be reached.';

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
  const message = failure.kind === 'http' ? `Not checked yet. ${failure.error.message}` : notChecked;
  return { type: 'unreachable', message };
}
