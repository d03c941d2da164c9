import { createUserWithEmailAndPassword } from 'firebase/auth';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sendNextEffect } from '../../../server/platform/identity/firebase/effects';
import {
  type FirebaseAccounts,
  FirebaseUnreachable,
} from '../../../server/platform/identity/firebase/firebase-accounts';
import { FirebaseIdentity } from '../../../server/platform/identity/firebase/firebase-identity';
import { newEmail, password } from './people';
import type { FirebaseProvider } from './providers';
import { failure } from './said-to';
import { withDevice } from './with-device';

const noKeys = { find: async () => undefined };

export function awayCases(provider: () => FirebaseProvider): void {
  const signUp = () =>
    withDevice(provider().url, async (auth) => {
      const email = newEmail();
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      return { uid: user.uid, email, token: await user.getIdToken() };
    });
  /** An unreachable Firebase; `asked` counts the attempts. */
  const unreachable = () => {
    let asked = 0;
    const refuse = async () => {
      asked += 1;
      throw new FirebaseUnreachable('no network');
    };
    const names = ['find', 'findByEmail', 'setClaims', 'setPassword', 'setDisabled', 'endSessions', 'remove'];
    const accounts = Object.fromEntries(names.map((name) => [name, refuse])) as unknown as FirebaseAccounts;
    const identity = new FirebaseIdentity(provider().db, provider().settings, noKeys, accounts);
    return { identity, accounts, asked: () => asked };
  };
  const pending = async (uid: string) =>
    await provider()
      .db.selectFrom('identity_effects')
      .select(['effect', 'attempts', 'last_error'])
      .where('uid', '=', uid)
      .orderBy('created_at')
      .execute();
  const transact = (work: (db: FirebaseProvider['db']) => Promise<void>) =>
    provider().db.transaction().execute(work);

  test('a valid token works for known and new users, without asking Firebase each time', async () => {
    const { identity, asked } = unreachable();
    const [one, two] = [await signUp(), await signUp()];
    await provider().identity.verify(one.token);
    await sql`update firebase_accounts set heard_at = now() - interval '1 hour' where uid = ${one.uid}`.execute(
      provider().db,
    );
    for (const { uid, token } of [one, two, one, two])
      expect(await identity.verify(token)).toMatchObject({ uid });
    expect(asked()).toBe(1);
  });

  test('a change of ours takes effect at once, and is sent to Firebase later, once', async () => {
    const { identity, accounts } = unreachable();
    const { uid, token, email } = await signUp();
    await transact((db) => identity.setDisabled(uid, true, db));
    expect(await identity.verify(token)).toBeNull();

    expect(await sendNextEffect(provider().db, accounts)).toBe(true);
    const [first, ...rest] = await pending(uid);
    expect(first).toMatchObject({ effect: { type: 'disabled' }, attempts: 1, last_error: 'no network' });
    expect(rest).toHaveLength(1);
    expect(await sendNextEffect(provider().db, accounts)).toBe(false);

    await sql`update identity_effects set next_at = now() where uid = ${uid}`.execute(provider().db);
    await provider().settle();
    expect(await pending(uid)).toEqual([]);
    expect(await provider().accounts.findByEmail(email)).toMatchObject({ disabled: true });
  });

  test('outdated data from Firebase does not undo a change that it has not received yet', async () => {
    const { identity } = unreachable();
    const { uid, token } = await signUp();
    await transact((db) => identity.setDisabled(uid, true, db));
    expect(await provider().identity.verify(token)).toBeNull();
    expect(
      await provider().db.selectFrom('firebase_accounts').select('disabled').where('uid', '=', uid).execute(),
    ).toEqual([{ disabled: true }]);
    await provider().settle();
  });

  test('claims that cannot be sent now are sent later; a password that cannot be set changes nothing', async () => {
    const { identity } = unreachable();
    const { uid, token } = await signUp();
    const claims = { username: 'ada', id: 'a', mongoID: 'a', _id: 'a' };
    await transact((db) => identity.setClaims(uid, claims, db));
    expect(await pending(uid)).toMatchObject([{ effect: { type: 'claims', claims } }]);
    await provider().settle();
    expect(await pending(uid)).toEqual([]);

    const refused = await failure(transact((db) => identity.setPassword(uid, 'secret-2', db)));
    expect(refused).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    expect(await provider().identity.verify(token)).toMatchObject({ uid });
    expect(await failure(identity.hasEmail('ada@example.org'))).toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('waiting claims are not sent after newer ones', async () => {
    const { identity } = unreachable();
    const { uid } = await signUp();
    const claims = (username: string) => ({ username, id: 'a', mongoID: 'a', _id: 'a' });
    await transact((db) => identity.setClaims(uid, claims('ada'), db));
    await transact((db) => provider().identity.setClaims(uid, claims('lovelace'), db));
    expect((await pending(uid)).map(({ effect }) => effect.type)).not.toContain('claims');
  });

  test('changes for an account deleted at Firebase are dropped', async () => {
    const { uid } = await signUp();
    await provider().accounts.remove(uid);
    await transact((db) => provider().identity.endSessions(uid, db));
    await provider().settle();
    expect(await pending(uid)).toEqual([]);
  });
}
