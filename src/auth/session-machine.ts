/**
 * Who is using this browser.
 *
 *   unknown ──restored(person)──▶ signedIn ──signedOut──▶ signedOut
 *      └──────restored(nobody)──▶ signedOut ──signedIn──▶ signedIn
 *
 * A person stays signed in while their token cannot be refreshed: their work is theirs and stays visible; only sending waits.
 */
export interface Person {
  uid: string;
  email: string;
  username: string | null;
  displayName: string;
  photoURL: string | null;
}
export type Session = { state: 'unknown' } | { state: 'signedOut' } | ({ state: 'signedIn' } & Person);

export type SessionEvent =
  | { type: 'restored'; person: Person | undefined }
  | { type: 'signedIn'; person: Person }
  | { type: 'signedOut' };

export function transition(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'restored':
      // What was learnt since the page began is newer than what was stored before it.
      if (session.state !== 'unknown') return session;
      return event.person ? { state: 'signedIn', ...event.person } : { state: 'signedOut' };
    case 'signedIn':
      return { state: 'signedIn', ...event.person };
    case 'signedOut':
      return { state: 'signedOut' };
    default:
      return event satisfies never;
  }
}
