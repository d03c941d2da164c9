import { readHint } from '../session-hint';
import type { AuthOutcome } from './email-account';
import { identityErrorCode, identityErrorMessage } from './identity-errors';
import { messages } from './messages';

const patienceMs = 2500;

async function openUser(uid: string) {
  const client = await import('../firebase/firebase-client');
  const hint = readHint();
  if (hint?.person.uid !== uid) throw new Error('Another account is signed in.');
  const user = await client.userOf(await client.openAuth(hint.identity), uid, patienceMs);
  if (!user) throw new Error('The identity provider does not know the user.');
  return { client, user };
}

/** False: the user signs in with Google or GitHub. Also prepares the change. */
export async function hasPassword(uid: string): Promise<boolean> {
  try {
    const { client, user } = await openUser(uid);
    return client.hasPassword(user);
  } catch {
    return true;
  }
}

/** Needs the network. Signs out all other devices. Never throws. */
export async function changePassword(uid: string, current: string, next: string): Promise<AuthOutcome> {
  try {
    const { client, user } = await openUser(uid);
    await client.replacePassword(user, current, next);
    return { ok: true };
  } catch (error) {
    const code = identityErrorCode(error);
    const isWrong = wrongPassword.has(code);
    return { ok: false, code, message: isWrong ? messages.wrongPassword : identityErrorMessage(code) };
  }
}

const wrongPassword: ReadonlySet<string> = new Set([
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/wrong-password',
]);
