import { identityErrorCode } from '../accounts/identity-errors';
import { type IdentityConfig, readHint, type SessionHint } from '../session-hint';
import type { TokenResult } from '../token-result';
import { hasDropped, openAuth, userOf } from './firebase-client';

const ended = new Set([
  'auth/user-token-expired',
  'auth/invalid-refresh-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/user-signed-out',
]);

/** Allows for a sign-in in another tab: the SDK looks every 800 ms. */
const patienceMs = 2500;

/** A throttled tab may notice a sign-in in another tab minutes later. */
const settlingMs = 3 * 60_000;

/** Whether the SDK had time to notice the user; before that, its answer means nothing. */
function shouldKnow({ person, at }: SessionHint): boolean {
  if (hasDropped(person.uid, at)) return true;
  const isHidden = globalThis.document?.visibilityState === 'hidden';
  // `abs`, because the device's clock may have been set back.
  return !isHidden && Math.abs(Date.now() - at) >= settlingMs;
}

/** Never throws. */
export async function askProvider(hint: SessionHint, force: boolean): Promise<TokenResult> {
  try {
    const auth = await openAuth(hint.identity);
    const user = await userOf(auth, hint.person.uid, patienceMs);
    if (!user) {
      // Another user or none, unless the hint changed while we waited.
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

/** The uid that the SDK remembers on this device. Rejects if the SDK cannot be loaded. */
export async function rememberedUid(identity: IdentityConfig): Promise<string | undefined> {
  return (await openAuth(identity)).currentUser?.uid;
}
