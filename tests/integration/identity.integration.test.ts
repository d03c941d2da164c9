import {
  createUserWithEmailAndPassword,
  deleteUser,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
} from 'firebase/auth';
import * as jose from 'jose';
import { expect, test } from 'vitest';
import { query } from '../support/product/postgres';
import { joinSharedSite } from '../support/product/shared-site';
import { uniqueName } from '../support/unique-name';
import { identityCall, refreshSession, request, signUpPerson } from './client';
import { forgeries } from './identity/forgeries';
import { newEmail, password } from './identity/people';
import { failure } from './identity/said-to';
import { withDevice } from './identity/with-device';

const { databaseUrl, server } = await joinSharedSite();
const refresh = (token: string) => refreshSession(server.url, token);
const meOf = async (token: string) =>
  (await request(`${server.url}/api/users/login_email`, { uid: 'x', email: 'x@example.org' }, { token })).body
    .errorCode;

const codeOf = async (promise: Promise<unknown>) =>
  ((await failure(promise)) as { code: string } | undefined)?.code ?? 'no error';

test('ENT-1 the SDK signs up, gets claims after the account record exists, and signs in again', async () => {
  await withDevice(server.url, async (auth) => {
    const email = newEmail();
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    const body = { uid: user.uid, email, username: uniqueName('ada'), displayName: 'Ada' };
    const answer = await request(`${server.url}/api/users/signup_email`, body, {
      token: await user.getIdToken(),
    });
    expect(answer).toMatchObject({ status: 200, body: { user: { uid: user.uid, username: body.username } } });
    const { claims } = await user.getIdTokenResult(true);
    expect(claims).toMatchObject({ username: body.username, user_id: user.uid, email });
    expect(claims.id).toMatch(/^[0-9a-f]{24}$/);
    expect([claims.mongoID, claims._id]).toEqual([claims.id, claims.id]);

    await updateProfile(user, { displayName: 'Ada L.' });
    await user.reload();
    expect(user.displayName).toBe('Ada L.');

    await signOut(auth);
    const again = await signInWithEmailAndPassword(auth, email.toUpperCase(), password);
    expect(again.user).toMatchObject({ uid: user.uid, displayName: 'Ada L.' });
    const login = await request(
      `${server.url}/api/users/login_email`,
      { uid: user.uid, email },
      { token: await again.user.getIdToken() },
    );
    expect(login).toMatchObject({ status: 200, body: { user: { username: body.username } } });
  });
});

test('ERR-1 ERR-2 ERR-5 the SDK gets the error codes for which messages exist', async () => {
  await withDevice(server.url, async (auth) => {
    const email = newEmail();
    await createUserWithEmailAndPassword(auth, email, password);
    const signIn = (address: string, secret: string) =>
      codeOf(signInWithEmailAndPassword(auth, address, secret));
    const signUp = (address: string, secret: string) =>
      codeOf(createUserWithEmailAndPassword(auth, address, secret));
    expect(await signIn(email, 'wrong-1')).toBe('auth/invalid-credential');
    expect(await signIn('nobody@example.org', password)).toBe('auth/invalid-credential');
    expect(await signIn('no address', password)).toBe('auth/invalid-email');
    expect(await signUp(email, password)).toBe('auth/email-already-in-use');
    expect(await signUp('ada', password)).toBe('auth/invalid-email');
    expect(await signUp(newEmail(), '12345')).toBe('auth/weak-password');
    expect(await signUp(newEmail(), 'x'.repeat(19))).toBe('auth/weak-password');
  });
});

test('a new password ends every other session at once, and keeps the current one', async () => {
  const email = newEmail();
  await withDevice(server.url, async (auth) => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    const { body: elsewhere } = await identityCall(server.url, 'signInWithPassword', { email, password });
    await updatePassword(user, 'secret-2');
    expect(await meOf(elsewhere.idToken ?? '')).toBe('TOKEN_INVALID');
    expect(await refresh(elsewhere.refreshToken ?? '')).toMatchObject({ status: 400 });
    expect(await meOf(await user.getIdToken(true))).toBe('IDENTITY_MISMATCH'); // known, but not as 'x'
    expect(await codeOf(signInWithEmailAndPassword(auth, email, password))).toBe('auth/invalid-credential');
    await signInWithEmailAndPassword(auth, email, 'secret-2');
  });
});

test('a deleted account is gone everywhere, and its names are free again', async () => {
  await withDevice(server.url, async (auth) => {
    const email = newEmail();
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    const token = await user.getIdToken();
    const body = { uid: user.uid, email, username: 'leaver', displayName: 'L' };
    await request(`${server.url}/api/users/signup_email`, body, { token });
    await deleteUser(user);
    expect(await meOf(token)).toBe('TOKEN_INVALID');
    const available = async (path: string) =>
      (await request(`${server.url}/api/check_availability/${path}`)).body;
    expect(await available(`email?email=${email}`)).toEqual({ available: true });
    expect(await available('username?username=leaver')).toEqual({ available: true });
  });
});

test('a disabled account is refused at once', async () => {
  const person = await signUpPerson(server.url, 'blocked');
  await query(databaseUrl, 'update identity_accounts set disabled = true where uid = $1', [person.uid]);
  expect(await meOf(person.token)).toBe('ACCOUNT_BLOCKED');
  await withDevice(server.url, async (auth) => {
    expect(await codeOf(signInWithEmailAndPassword(auth, person.email, password))).toBe('auth/user-disabled');
  });
});

test('ten wrong passwords lock an email, even for the right one and without an account, but not on known networks', async () => {
  const email = newEmail();
  await identityCall(server.url, 'signUp', { email, password });
  const signIn = async (address: string, secret: string, ip: string) =>
    (
      await request<{ error?: { message: string } }>(
        `${server.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
        { email: address, password: secret },
        { headers: { 'x-forwarded-for': ip } },
      )
    ).body.error?.message ?? 'signed in';
  const guess = (address: string, ip: string) =>
    Promise.all(Array.from({ length: 12 }, (_, i) => signIn(address, `wrong-${i}`, ip)));
  for (const address of [email, newEmail()]) {
    const answers = await guess(address, '203.0.113.1');
    expect(answers.filter((answer) => answer === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(10);
    expect(await signIn(address, password, '203.0.113.2')).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  }
  // The owner signed up from this address.
  expect(await signIn(email, password, '127.0.0.1')).toBe('signed in');
  await guess(email, '127.0.0.1');
  expect(await signIn(email, password, '127.0.0.1')).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  await query(databaseUrl, 'update identity_guards set locked_until = now()');
  expect(await signIn(email, password, '203.0.113.2')).toBe('signed in');
});

test('of simultaneous sign-ups with one email, one succeeds', async () => {
  const email = newEmail();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => identityCall(server.url, 'signUp', { email, password })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
});

/** Moves the last refresh past the grace for other tabs. */
const graceIsOver = () =>
  query(databaseUrl, "update identity_sessions set used_at = used_at - interval '11 minutes'");
const statusOf = async (token: string | undefined) => (await refresh(token ?? '')).status;

test('a lost response to a refresh signs nobody out, however late the retry', async () => {
  const { body: session } = await identityCall(server.url, 'signUp', { email: newEmail(), password });
  const lost = await refresh(session.refreshToken ?? '');
  await graceIsOver();
  const second = await refresh(session.refreshToken ?? '');
  expect([lost.status, second.status]).toEqual([200, 200]);
  expect(second.body.refresh_token).not.toBe(session.refreshToken);
  expect(await statusOf(second.body.refresh_token)).toBe(200);
  // A tab that has not received the new token yet.
  expect(await statusOf(session.refreshToken)).toBe(200);
});

test('a reused refresh token ends its session for all holders, and no other session', async () => {
  const email = newEmail();
  const { body: session } = await identityCall(server.url, 'signUp', { email, password });
  const { body: elsewhere } = await identityCall(server.url, 'signInWithPassword', { email, password });
  const second = (await refresh(session.refreshToken ?? '')).body.refresh_token;
  const third = (await refresh(second ?? '')).body.refresh_token;
  await graceIsOver();
  expect(await refresh(session.refreshToken ?? '')).toMatchObject({
    status: 400,
    body: { error: { message: 'INVALID_REFRESH_TOKEN' } },
  });
  expect([await statusOf(second), await statusOf(third)]).toEqual([400, 400]);
  expect(await statusOf(elsewhere.refreshToken)).toBe(200);
});

test('if two clients hold a successor of the same token, the second one ends the session', async () => {
  const { body: session } = await identityCall(server.url, 'signUp', { email: newEmail(), password });
  const thief = (await refresh(session.refreshToken ?? '')).body.refresh_token;
  const owner = (await refresh(session.refreshToken ?? '')).body.refresh_token;
  const next = (await refresh(owner ?? '')).body.refresh_token;
  await graceIsOver();
  expect(await statusOf(thief)).toBe(400);
  expect(await statusOf(next)).toBe(400);
});

test('tokens are stored as hashes only', async () => {
  const { body: session } = await identityCall(server.url, 'signUp', { email: newEmail(), password });
  const rows = await query(databaseUrl, 'select * from identity_refresh_tokens');
  expect(JSON.stringify(rows)).not.toContain(session.refreshToken);
});

test.each(forgeries)('a token %s is refused', async (_how, forge) => {
  const person = await signUpPerson(server.url, uniqueName('forged'));
  const forged = await forge(jose.decodeJwt(person.token));
  expect(await meOf(forged)).toBe('TOKEN_INVALID');
  expect(await meOf(person.token)).toBe('IDENTITY_MISMATCH');
});

test('API-4 login_email takes uid and email with a bearer token, and returns the user, or error and message', async () => {
  const { uid, email, token, username } = await signUpPerson(server.url, 'login.mail');
  const login = (body: object, own?: string) =>
    request<Record<string, unknown>>(
      `${server.url}/api/users/login_email`,
      body,
      own === undefined ? {} : { token: own },
    );
  const { status, body } = await login({ uid, email }, token);
  expect({ status, body }).toMatchObject({ status: 200, body: { user: { uid, email, username } } });
  const words = { error: expect.stringMatching(/./), message: expect.stringMatching(/./) };
  expect(await login({ uid, email })).toMatchObject({ status: 401, body: words });
  expect(await login({ uid, email }, 'no.such.token')).toMatchObject({ status: 401, body: words });
  expect(await login({ uid, email: 'other@example.org' }, token)).toMatchObject({ status: 403, body: words });
  expect(await login({ email: 7 }, token)).toMatchObject({ status: 400, body: words });
});

test('API-4 D-9 uid and email in a body must match the token', async () => {
  const [one, two] = [await signUpPerson(server.url, 'one.one'), await signUpPerson(server.url, 'two.two')];
  const login = (uid: string, email: string) =>
    request(`${server.url}/api/users/login_email`, { uid, email }, { token: one.token });
  expect((await login(one.uid, one.email)).status).toBe(200);
  const refused = { status: 403, body: { errorCode: 'IDENTITY_MISMATCH' } };
  expect(await login(two.uid, two.email)).toMatchObject(refused);
  expect(await login(one.uid, two.email)).toMatchObject(refused);
});

test('API-7 SIGN-16 refuses a taken username in any case; a second sign-up returns the first record', async () => {
  const first = await signUpPerson(server.url, 'taken.name');
  const second = await signUpPerson(server.url, 'second.name', { record: false });
  const sign = (person: typeof first, username: string) =>
    request(
      `${server.url}/api/users/signup_email`,
      { uid: person.uid, email: person.email, username, displayName: 'X' },
      person,
    );
  expect(await sign(second, 'Taken.Name')).toMatchObject({
    status: 409,
    body: { errorCode: 'USERNAME_TAKEN' },
  });
  expect(await sign(first, 'other.name')).toMatchObject({
    status: 200,
    body: { user: { username: 'taken.name' } },
  });
  expect((await sign(second, 'second.name')).status).toBe(200);
});

test('API-8 API-9 SIGN-9 reports whether an email or username is available', async () => {
  await signUpPerson(server.url, 'here.already');
  const available = async (path: string) =>
    (await request(`${server.url}/api/check_availability/${path}`)).body;
  expect(await available('email?email=Here.Already@example.org')).toEqual({ available: false });
  expect(await available('email?email=free@example.info')).toEqual({ available: true });
  expect(await available('username?username=HERE.already')).toEqual({ available: false });
  expect(await available('username?username=free.name')).toEqual({ available: true });
  expect(await available('username?username=abc')).toMatchObject({ errorCode: 'VALIDATION' });
});
