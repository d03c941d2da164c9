/** What the identity SDK knows of the person who is here. Import it dynamically: it brings the SDK. */

import { identityErrorCode } from '../accounts/identity-errors';
import { type IdentityConfig, readHint, type SessionHint } from '../session-hint';
import type { TokenResult } from '../token-result';
import { openAuth, userOf } from './firebase-client';

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

/** The person's token from the SDK. Never throws. */
export async function askProvider(hint: SessionHint, force: boolean): Promise<TokenResult> {
  try {
    const auth = await openAuth(hint.identity);
    const user = await userOf(auth, hint.person.uid, patienceMs);
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
  return (await openAuth(identity)).currentUser?.uid;
}
