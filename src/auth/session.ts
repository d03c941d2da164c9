/** The session of this tab. Other tabs follow through the stored hint. */
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

/** Grows with every sign-in and sign-out this tab heard of: two equal answers enclose a time in which nobody came or went. */
export function sessionChanges(): number {
  return changes;
}

/** Key under which the person's work is kept: the uid, or 'device' (as in src/data/account/account.ts) while signed out. */
export function accountKey(): string {
  const { current } = session;
  if (current.state === 'signedIn') return current.uid;
  return (current.state === 'unknown' && readHint()?.person.uid) || 'device';
}

/** Whether this account is the one at the device now, also where another tab has just ended its session and this one has not heard of it. */
export function isHere(account: string): boolean {
  if (accountKey() !== account) return false;
  return !keepsHints() || (readHint()?.person.uid ?? 'device') === account;
}

/** Decides at once who is here, from the stored hint, and follows what other tabs do. Call it once, before the first render. */
export function restoreSession(): void {
  send({ type: 'restored', person: readHint()?.person });
  globalThis.addEventListener('storage', (event: StorageEvent) => {
    // A null key means that everything was cleared.
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

/** Somebody who was here already, as of then. */
export function takeBackSession(hint: SessionHint): void {
  writeHint(hint);
  send({ type: 'signedIn', person: hint.person });
}

/** Takes over what the server says of the person who is here. Nobody comes or goes. */
export function renamePerson(person: Person): void {
  const hint = readHint();
  if (hint?.person.uid !== person.uid) return;
  if (JSON.stringify(hint.person) === JSON.stringify(person)) return;
  // With the time of the sign-in as it was: by that the other tabs tell a new name from a new person.
  writeHint({ ...hint, person });
  send({ type: 'renamed', person });
}

export function leaveSession(): void {
  writeLeft();
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
