import { createUserWithEmailAndPassword, type User } from 'firebase/auth';
import { expect, test } from 'vitest';
import { emulatorProject, type FirebaseEmulator } from '../../support/product/firebase-emulator';
import { query } from '../../support/product/postgres';
import type { TestServer } from '../../support/product/server';
import { eventually, identityCall, request } from '../client';
import { newEmail, password } from './people';
import { withDevice } from './with-device';

export function serverCases(server: () => TestServer, emulator: () => FirebaseEmulator): void {
  const api = (path: string) => `${server().url}/api${path}`;
  const withPerson = async (username: string, work: (user: User, email: string) => Promise<void>) =>
    await withDevice(emulator().url, async (auth) => {
      const email = newEmail();
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      const body = { uid: user.uid, email, username, displayName: 'Ada' };
      const answer = await request(api('/users/signup_email'), body, { token: await user.getIdToken() });
      expect(answer).toMatchObject({ status: 200, body: { user: { uid: user.uid, username } } });
      await work(user, email);
    });

  test('names the Firebase project to browsers, and its CSP allows it', async () => {
    const { body } = await request(api('/meta'));
    expect(body.identity).toEqual({
      provider: 'firebase',
      firebase: {
        apiKey: 'emulator',
        authDomain: emulator().host,
        projectId: emulatorProject,
        emulatorUrl: emulator().url,
      },
    });
    const { headers } = await request(`${server().url}/`);
    expect(headers.get('content-security-policy')).toContain(emulator().url);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  });

  test('does not serve the wire of local accounts', async () => {
    const answer = await identityCall(server().url, 'signUp', { email: newEmail(), password });
    expect(answer.status).toBe(404);
  });

  test('ENT-1 LOGIN-9 signs users up and in, and the next token carries the claims', async () => {
    await withPerson('harbour.ada', async (user, email) => {
      const { claims, token } = await user.getIdTokenResult(true);
      expect(claims).toMatchObject({ username: 'harbour.ada', email });
      expect(claims.id).toMatch(/^[0-9a-f]{24}$/);
      const login = await request(api('/users/login_email'), { uid: user.uid, email }, { token });
      expect(login).toMatchObject({ status: 200, body: { user: { username: 'harbour.ada' } } });
      const other = await request(api('/users/login_email'), { uid: 'x', email }, { token });
      expect(other).toMatchObject({ status: 403, body: { errorCode: 'IDENTITY_MISMATCH' } });
      const { body } = await request(api(`/check_availability/email?email=${email}`));
      expect(body).toEqual({ available: false });
    });
  });

  test('lists no devices, and signs the account out on all of them', async () => {
    await withPerson('harbour.grace', async (user) => {
      const token = await user.getIdToken();
      expect((await request(api('/sessions'), undefined, { token })).body).toEqual({
        isListed: false,
        devices: [],
      });
      const ended = await request(api('/sessions/end-others'), {}, { token });
      expect(ended.body).toEqual({ ended: 0, isCurrentEnded: true });
      expect((await request(api('/users/me'), undefined, { token })).status).toBe(401);
    });
  });

  test('sends recorded changes to Firebase at once', async () => {
    await withPerson('harbour.leaver', async (user, email) => {
      await query(
        server().databaseUrl ?? '',
        `with written as (insert into identity_effects (id, uid, effect)
           values (gen_random_uuid(), $1, '{"type":"remove"}') returning uid)
         select pg_notify('identity_effects', uid) from written`,
        [user.uid],
      );
      await eventually(async () => {
        const { body } = await request(api(`/check_availability/email?email=${email}`));
        return body.available === true ? true : undefined;
      });
    });
  });
}
