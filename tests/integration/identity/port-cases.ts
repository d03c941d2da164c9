/** The identity port's contract for every implementation, tested through the browser's SDK. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createUserWithEmailAndPassword, signInWithEmailAndPassword, type User } from 'firebase/auth';
import { expect, test } from 'vitest';
import { newEmail, password } from './people';
import type { Provider } from './providers';
import { failure, saidTo } from './said-to';
import { withDevice } from './with-device';

/** Tokens have whole seconds: a session that begins in the second of an end counts as older. */
const nextSecond = () => sleep(1050);

/** Call inside `describe`; `provider` opens before the tests run. */
export function portCases(provider: () => Provider): void {
  const change = (work: (identity: Provider['identity'], db: Provider['db']) => Promise<unknown>) =>
    provider()
      .db.transaction()
      .execute(async (transaction) => {
        await work(provider().identity, transaction);
      })
      .then(() => provider().settle());
  const signUp = (email: string) =>
    withDevice(provider().url, async (auth) => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      return { uid: user.uid, token: await user.getIdToken(), user };
    });
  const signIn = (email: string, secret = password) =>
    withDevice(provider().url, async (auth) => {
      const { user } = await signInWithEmailAndPassword(auth, email, secret);
      return { uid: user.uid, token: await user.getIdToken() };
    });

  /**
   * The user of a renewed session, or null. Firebase's emulator renews after a session's end; Firebase and
   * our server do not.
   */
  const renewed = async (user: User) => {
    const token = await user.getIdToken(true).catch(() => null);
    return token === null ? null : await provider().identity.verify(token);
  };

  test('a new user is known by the token, and the next token contains our claims', async () => {
    const email = newEmail();
    await withDevice(provider().url, async (auth) => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      const caller = { uid: user.uid, email, provider: 'password' };
      expect(await provider().identity.verify(await user.getIdToken())).toMatchObject(caller);
      const claims = { username: 'ada', id: 'a1', mongoID: 'a1', _id: 'a1' };
      await change((identity, db) => identity.setClaims(user.uid, claims, db));
      const next = await user.getIdTokenResult(true);
      expect(next.claims).toMatchObject(claims);
      expect(await provider().identity.verify(next.token)).toMatchObject(caller);
    });
    expect(await signIn(email.toUpperCase())).toMatchObject({ uid: expect.any(String) });
  });

  test('finds an account by its email in any spelling', async () => {
    const email = newEmail();
    const { uid } = await signUp(email);
    const { identity } = provider();
    expect(await identity.findByEmail(` ${email.toUpperCase()}`)).toEqual({ uid, hasPassword: true });
    expect([await identity.hasEmail(email), await identity.hasEmail('nobody@example.org')]).toEqual([
      true,
      false,
    ]);
    expect(await identity.findByEmail('nobody@example.org')).toBeNull();
  });

  test('ERR-1 a password set by us ends every session, and only it works', async () => {
    const email = newEmail();
    await withDevice(provider().url, async (auth) => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      const before = await user.getIdToken();
      await nextSecond();
      await change((identity, db) => identity.setPassword(user.uid, 'secret-2', db));
      expect(await provider().identity.verify(before)).toBeNull();
      expect(await renewed(user)).toBeNull();
    });
    expect(saidTo(await failure(signIn(email)))).toContain('Email Password combination is invalid.');
    await nextSecond();
    const { token } = await signIn(email, 'secret-2');
    expect(await provider().identity.verify(token)).toMatchObject({ email });
  });

  test('ended sessions stay ended; signing in starts a new one', async () => {
    const email = newEmail();
    await withDevice(provider().url, async (auth) => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      const before = await user.getIdToken();
      await nextSecond();
      await change((identity, db) => identity.endSessions(user.uid, db));
      expect(await provider().identity.verify(before)).toBeNull();
      expect(await renewed(user)).toBeNull();
    });
    await nextSecond();
    expect(await provider().identity.verify((await signIn(email)).token)).toMatchObject({ email });
  });

  test('a disabled account is refused at once, until it is enabled again', async () => {
    const email = newEmail();
    const { uid, token } = await signUp(email);
    await change((identity, db) => identity.setDisabled(uid, true, db));
    expect(await provider().identity.verify(token)).toBeNull();
    expect(saidTo(await failure(signIn(email)))).toBe(
      'auth/user-disabled: This account is blocked. Ask the administrator of this server.',
    );
    await change((identity, db) => identity.setDisabled(uid, false, db));
    await nextSecond();
    expect(await provider().identity.verify((await signIn(email)).token)).toMatchObject({ uid });
    expect(await provider().identity.verify(token)).toBeNull();
  });

  test('a removed account is gone with its tokens, and its email is free', async () => {
    const email = newEmail();
    const { uid, token } = await signUp(email);
    await change((identity, db) => identity.remove(uid, db));
    expect(await provider().identity.verify(token)).toBeNull();
    expect(await provider().identity.hasEmail(email)).toBe(false);
    const again = await signUp(email);
    expect(again.uid).not.toBe(uid);
    expect(await provider().identity.verify(again.token)).toMatchObject({ uid: again.uid });
  });

  test('a rollback undoes every change', async () => {
    const { uid, token } = await signUp(newEmail());
    const undone = provider()
      .db.transaction()
      .execute(async (transaction) => {
        await provider().identity.endSessions(uid, transaction);
        await provider().identity.setDisabled(uid, true, transaction);
        await provider().identity.remove(uid, transaction);
        throw new Error('not after all');
      });
    await expect(undone).rejects.toThrow('not after all');
    await provider().settle();
    expect(await provider().identity.verify(token)).toMatchObject({ uid });
  });

  test('ERR-1 ERR-2 ERR-3 ERR-5 ERR-7 shows the messages of the catalogue for each error', async () => {
    const email = newEmail();
    await signUp(email);
    const invalid = 'Email Password combination is invalid.';
    expect(saidTo(await failure(signIn(email, 'wrong-1')))).toContain(invalid);
    expect(saidTo(await failure(signIn('nobody@example.org')))).toContain(invalid);
    expect(saidTo(await failure(signIn('no address')))).toContain(
      'Invalid Email. Make sure the Email is complete with an @ sign.',
    );
    expect(saidTo(await failure(signUp(email)))).toContain('Email is already in use. Try another email.');
    expect(saidTo(await failure(signUp('ada')))).toContain('Invalid Email.');
    const short = withDevice(provider().url, (auth) =>
      createUserWithEmailAndPassword(auth, newEmail(), '12345'),
    );
    expect(saidTo(await failure(short))).toBe('auth/weak-password: auth/weak-password');
    const away = withDevice('http://127.0.0.1:9', (auth) =>
      signInWithEmailAndPassword(auth, email, password),
    );
    expect(saidTo(await failure(away))).toBe(
      'auth/network-request-failed: Internal Error. Make sure your internet connection is stable.',
    );
  });

  test('refuses an invalid token', async () => {
    for (const token of ['', 'a.b.c', 'nonsense']) expect(await provider().identity.verify(token)).toBeNull();
  });
}
