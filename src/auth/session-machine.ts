/**
 * State machine of the session.
 *
 *   unknown ──restored(person)──▶ signedIn ──signedOut──▶ signedOut
 *      └──────restored(nobody)──▶ signedOut ──signedIn──▶ signedIn
 *
 * When the token cannot be refreshed, the user stays signed in with `signInNeeded`: their work stays visible, and sending
 * waits for a new sign-in.
 */
export interface Person {
  uid: string;
  email: string;
  username: string | null;
  displayName: string;
  photoURL: string | null;
  /** Shows the link to /admin; the server checks each call. */
  isAdministrator?: boolean | undefined;
}
export type Session =
  | { state: 'unknown' }
  | { state: 'signedOut' }
  | ({ state: 'signedIn'; signInNeeded: boolean } & Person);

export type SessionEvent =
  | { type: 'restored'; person: Person | undefined }
  | { type: 'signedIn'; person: Person }
  /** The same user with a new name or picture. */
  | { type: 'renamed'; person: Person }
  | { type: 'rejected'; uid: string }
  | { type: 'signedOut' };

const signedIn = (person: Person): Session => ({ state: 'signedIn', signInNeeded: false, ...person });

export function transition(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'restored':
      // An event since the page load is newer than the stored session.
      if (session.state !== 'unknown') return session;
      return event.person ? signedIn(event.person) : { state: 'signedOut' };
    case 'signedIn':
      return signedIn(event.person);
    case 'renamed':
      if (session.state !== 'signedIn' || session.uid !== event.person.uid) return session;
      return { ...session, ...event.person };
    case 'rejected':
      if (session.state !== 'signedIn' || session.uid !== event.uid || session.signInNeeded) return session;
      return { ...session, signInNeeded: true };
    case 'signedOut':
      return { state: 'signedOut' };
    default:
      return event satisfies never;
  }
}
