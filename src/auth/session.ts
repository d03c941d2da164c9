import { proxy, subscribe } from 'valtio/vanilla';
import {
  hintKey,
  keepsHints,
  parseHint,
  readHint,
  type SessionHint,
  writeHint,
  writeLeft,
} from './session-hint';
import { type Person, type Session, type SessionEvent, transition } from './session-machine';

export type { Session };

export const session: { current: Session } = proxy({ current: { state: 'unknown' } as Session });

let changes = 0;

function send(event: SessionEvent): void {
  if (event.type !== 'rejected' && event.type !== 'renamed') changes += 1;
  session.current = transition(session.current, event);
}

/** Increases with each sign-in and sign-out: two equal values mean no change in between. */
export function sessionChanges(): number {
  return changes;
}

/** Key for local work: the uid, or 'device' while signed out (src/data/account/account.ts). */
export function accountKey(): string {
  const { current } = session;
  if (current.state === 'signedIn') return current.uid;
  return (current.state === 'unknown' && readHint()?.person.uid) || 'device';
}

/** Whether this account is current, even if another tab has just signed out unnoticed. */
export function isCurrentAccount(account: string): boolean {
  if (accountKey() !== account) return false;
  return !keepsHints() || (readHint()?.person.uid ?? 'device') === account;
}

/** Restores the session from the stored hint and follows other tabs. Call once, before the first render. */
export function restoreSession(): void {
  send({ type: 'restored', person: readHint()?.person });
  globalThis.addEventListener('storage', (event: StorageEvent) => {
    // A null key means that storage was cleared.
    if (event.key !== hintKey && event.key !== null) return;
    const hint = parseHint(event.key === null ? null : event.newValue);
    if (!hint) return send({ type: 'signedOut' });
    const isRenamed = parseHint(event.oldValue)?.at === hint.at;
    send({ type: isRenamed ? 'renamed' : 'signedIn', person: hint.person });
  });
}

export function enterSession({ person, identity }: Omit<SessionHint, 'at'>): void {
  const hint = { person, identity, at: Date.now() };
  writeHint(hint);
  send({ type: 'signedIn', person: hint.person });
}

export function takeBackSession(hint: SessionHint): void {
  writeHint(hint);
  send({ type: 'signedIn', person: hint.person });
}

export function renamePerson(person: Person): void {
  const hint = readHint();
  if (hint?.person.uid !== person.uid) return;
  if (JSON.stringify(hint.person) === JSON.stringify(person)) return;
  // Keeps the sign-in time, by which other tabs tell a rename from a sign-in.
  writeHint({ ...hint, person });
  send({ type: 'renamed', person });
}

export function leaveSession(): void {
  writeLeft();
  send({ type: 'signedOut' });
}

/** The provider refuses tokens: the user must sign in again before anything is sent. */
export function noteRejected(uid: string): void {
  send({ type: 'rejected', uid });
}

/** Returns the stop function. */
export function watchSession(changed: () => void): () => void {
  return subscribe(session, changed);
}
