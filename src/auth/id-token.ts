import { identityErrorCode } from './identity-errors';
import { noteRejected } from './session';
import { type IdentityConfig, readHint, type SessionHint } from './session-hint';

export interface IdToken {
  idToken: string;
  uid: string;
  /** When it stops being valid, in ms since 1970. */
  expiresAt: number;
}

/** unreachable: ask again later · rejected: the person must sign in again. */
export type TokenResult =
  | { type: 'token'; token: IdToken }
  | { type: 'signedOut' }
  | { type: 'unreachable' }
  | { type: 'rejected' };

/** Codes that say the sign-in itself is over; anything else may pass. */
const ended = new Set([
  'auth/user-token-expired',
  'auth/invalid-refresh-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/user-signed-out',
]);

/** How long another tab's sign-in may take to arrive in this tab's SDK, which looks every 800 ms. */
const patienceMs = 2500;

/** After a sign-in in another tab, a tab that the browser slows down may take minutes to hear of it. */
const settlingMs = 3 * 60_000;

/** Whether this tab's SDK has had its chance to know the person: only then does its ignorance say anything. */
function shouldKnow({ at }: SessionHint): boolean {
  const isHidden = globalThis.document?.visibilityState === 'hidden';
  // Either way round: the device's clock may have been set back since.
  return !isHidden && Math.abs(Date.now() - at) >= settlingMs;
}

/**
 * As long as a request may take on a bad line. Neither the SDK nor the database it keeps its account in sets a limit that is any use to who
 * waits with something to send: the next try asks again.
 */
const limitMs = 10_000;

function inTime<T>(work: Promise<T>, late: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(late), limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The ID token of the signed-in person, refreshed if it has expired or `force` asks for a new one. Never throws, and answers in ten seconds. */
export async function currentToken(force = false): Promise<TokenResult> {
  const hint = readHint();
  if (!hint) return { type: 'signedOut' };
  const result = await inTime<TokenResult>(askProvider(hint, force), { type: 'unreachable' });
  if (result.type === 'rejected') noteRejected(hint.person.uid);
  return result;
}

async function askProvider(hint: SessionHint, force: boolean): Promise<TokenResult> {
  try {
    const client = await import('./firebase-client');
    const auth = await client.openAuth(hint.identity);
    const user = await client.userOf(auth, hint.person.uid, patienceMs);
    if (!user) {
      // Somebody else, or nobody: but the hint may have changed while we waited.
      const stillHere = readHint()?.person.uid === hint.person.uid;
      return { type: stillHere && shouldKnow(hint) ? 'rejected' : 'unreachable' };
    }
    const { token, expirationTime } = await user.getIdTokenResult(force);
    return {
      type: 'token',
      token: { idToken: token, uid: user.uid, expiresAt: Date.parse(expirationTime) },
    };
  } catch (error) {
    return { type: ended.has(identityErrorCode(error)) ? 'rejected' : 'unreachable' };
  }
}

/** Whom the SDK remembers on this device; undefined: nobody. Rejects where it cannot be asked. */
export async function rememberedUid(identity: IdentityConfig): Promise<string | undefined> {
  const client = await import('./firebase-client');
  return (await client.openAuth(identity)).currentUser?.uid;
}
