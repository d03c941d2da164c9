/** The session of this tab. Other tabs follow through the stored hint. */
import { proxy, subscribe } from 'valtio/vanilla';
import { hintKey, parseHint, readHint, type SessionHint, writeHint } from './session-hint';
import { type Session, type SessionEvent, transition } from './session-machine';

export type { Session };

export const session: { current: Session } = proxy({ current: { state: 'unknown' } as Session });

let changes = 0;

function send(event: SessionEvent): void {
  if (event.type !== 'rejected') changes += 1;
  session.current = transition(session.current, event);
}

/** Grows with every sign-in and sign-out this tab heard of: two equal answers enclose a time in which nobody came or went. */
export function sessionChanges(): number {
  return changes;
}

/** Key under which the person's work is kept: the uid, or 'device' (as in src/data/account.ts) while signed out. */
export function accountKey(): string {
  const { current } = session;
  if (current.state === 'signedIn') return current.uid;
  return (current.state === 'unknown' && readHint()?.person.uid) || 'device';
}

/** Decides at once who is here, from the stored hint, and follows what other tabs do. Call it once, before the first render. */
export function restoreSession(): void {
  send({ type: 'restored', person: readHint()?.person });
  globalThis.addEventListener('storage', (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key !== hintKey && event.key !== null) return;
    const hint = parseHint(event.key === null ? null : event.newValue);
    send(hint ? { type: 'signedIn', person: hint.person } : { type: 'signedOut' });
  });
}

export function enterSession({ person, identity }: Omit<SessionHint, 'at'>): void {
  const hint = { person, identity, at: Date.now() };
  writeHint(hint);
  send({ type: 'signedIn', person: hint.person });
}

export function leaveSession(): void {
  writeHint(undefined);
  send({ type: 'signedOut' });
}

/** The provider no longer gives this person tokens: they must sign in again before anything of theirs can be sent. */
export function noteRejected(uid: string): void {
  send({ type: 'rejected', uid });
}

/** Calls `changed` after every change of who is signed in. Returns how to stop. */
export function watchSession(changed: () => void): () => void {
  return subscribe(session, changed);
}
