/** Firebase only: Google, GitHub, and accounts changed in the console. */
import {
  createUserWithEmailAndPassword,
  GithubAuthProvider,
  GoogleAuthProvider,
  type OAuthCredential,
  signInWithCredential,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import * as jose from 'jose';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emulatorProject, type FirebaseEmulator } from '../../support/product/firebase-emulator';
import { newEmail, password } from './people';
import type { FirebaseProvider } from './providers';
import { failure, saidTo } from './said-to';
import { withDevice } from './with-device';

/** The emulator accepts plain claims as the provider's token. */
const google = (email: string, name?: string) =>
  GoogleAuthProvider.credential(JSON.stringify({ sub: `g-${email}`, email, email_verified: true, name }));
const github = (email: string) =>
  GithubAuthProvider.credential(JSON.stringify({ sub: `h-${email}`, email, screen_name: 'octo' }));

export function firebaseCases(provider: () => FirebaseProvider, emulator: () => FirebaseEmulator): void {
  const enter = (credential: OAuthCredential) =>
    withDevice(provider().url, async (auth) => {
      const { user } = await signInWithCredential(auth, credential);
      return { uid: user.uid, token: await user.getIdToken(), displayName: user.displayName };
    });
  const signUp = (email: string) =>
    withDevice(provider().url, async (auth) => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      return { uid: user.uid, token: await user.getIdToken() };
    });
  /** Ages the cached account state by a minute. */
  const ageWhatWasHeard = (uid: string) =>
    sql`update firebase_accounts set heard_at = heard_at - interval '61 s' where uid = ${uid}`.execute(
      provider().db,
    );

  test('PROV-1 users of Google or GitHub are known, and have no password', async () => {
    const { identity } = provider();
    for (const [credential, name] of [
      [google, 'google.com'],
      [github, 'github.com'],
    ] as const) {
      const email = newEmail();
      const { uid, token } = await enter(credential(email));
      expect(await identity.verify(token)).toEqual({ uid, email, provider: name });
      expect(await identity.findByEmail(email)).toEqual({ uid, hasPassword: false });
    }
    expect(await enter(google(newEmail(), 'Ada'))).toMatchObject({ displayName: 'Ada' });
  });

  test('ERR-6 GitHub does not take over an email that has an account with a password', async () => {
    const email = newEmail();
    await signUp(email);
    expect(saidTo(await failure(enter(github(email))))).toBe(
      'auth/account-exists-with-different-credential: You have an account with this email using a different sign-in method. Please use that method to sign in.',
    );
  });

  test('ERR-1 a project that hides which accounts exist gives the same message', async () => {
    const email = newEmail();
    await signUp(email);
    await emulator().configure({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } });
    try {
      for (const address of [email, 'nobody@example.org']) {
        const wrong = withDevice(provider().url, (auth) =>
          signInWithEmailAndPassword(auth, address, 'wrong-1'),
        );
        expect(saidTo(await failure(wrong))).toBe(
          'auth/invalid-credential: Email Password combination is invalid.',
        );
      }
    } finally {
      await emulator().configure({ emailPrivacyConfig: { enableImprovedEmailPrivacy: false } });
    }
  });

  test('an account disabled or deleted in the console is refused within a minute', async () => {
    const { identity, accounts } = provider();
    const [one, two] = [await signUp(newEmail()), await signUp(newEmail())];
    for (const { uid, token } of [one, two]) expect(await identity.verify(token)).toMatchObject({ uid });
    await accounts.setDisabled(one.uid, true);
    await accounts.remove(two.uid);
    for (const { uid, token } of [one, two]) {
      expect(await identity.verify(token)).toMatchObject({ uid });
      await ageWhatWasHeard(uid);
      expect(await identity.verify(token)).toBeNull();
    }
  });

  test('refuses an expired token and a token for another project', async () => {
    const { uid, token } = await signUp(newEmail());
    const claims = jose.decodeJwt(token);
    const encode = (more: jose.JWTPayload) => new jose.UnsecuredJWT({ ...claims, ...more }).encode();
    const { identity } = provider();
    expect(await identity.verify(encode({}))).toMatchObject({ uid });
    const past = Math.floor(Date.now() / 1000) - 3600;
    for (const more of [
      { aud: 'demo-other' },
      { iss: 'https://securetoken.google.com/demo-other' },
      { exp: past },
      { sub: '' },
      { auth_time: Math.floor(Date.now() / 1000) + 600 },
    ]) {
      expect(await identity.verify(encode(more)), JSON.stringify(more)).toBeNull();
    }
    expect(claims.aud).toBe(emulatorProject);
  });
}
