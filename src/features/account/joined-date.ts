import { call } from '../../sync/page-client';

/**
 * The day a person joined, which the session does not know: kept beside it, so that the profile has it without a network. Asked for
 * once per person and device, because it never changes.
 */
const storageKey = (uid: string) => `codeferry.joined.${uid}`;

/** ISO 8601 in UTC, or null when this device was never told. */
export function knownJoinedDate(uid: string): string | null {
  try {
    return localStorage.getItem(storageKey(uid));
  } catch {
    return null;
  }
}

/** Asks the server for the person's record. Never throws; null without an answer. */
export async function fetchJoinedDate(person: { uid: string; email: string }): Promise<string | null> {
  const { uid, email } = person;
  const answer = await call('loginEmail', { body: { uid, email }, account: uid });
  if (!answer.ok) return null;
  const { createdAt } = answer.data.user;
  try {
    localStorage.setItem(storageKey(uid), createdAt);
  } catch {
    // Not kept: it is asked for again next time.
  }
  return createdAt;
}
