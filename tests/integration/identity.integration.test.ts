import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
} from 'firebase/auth';
import * as jose from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { query, startTestCluster, type TestCluster } from '../support/postgres';
import { startTestServer, type TestServer } from '../support/server';
import { identityCall, request, signUpPerson } from './client';

let cluster: TestCluster;
let databaseUrl: string;
let server: TestServer;
let count = 0;
/** A number that no other test has. */
const next = () => {
  count += 1;
  return count;
};

beforeAll(async () => {
  cluster = await startTestCluster();
  databaseUrl = await cluster.createDatabase();
  server = await startTestServer({ databaseUrl });
});
afterAll(async () => {
  await server?.stop();
  await cluster?.stop();
});

const newEmail = () => `person${next()}@example.org`;
const password = 'secret-1';
const refresh = (token: string) =>
  request<Record<string, string> & { error?: { message: string } }>(
    `${server.url}/securetoken.googleapis.com/v1/token?key=local`,
    { grant_type: 'refresh_token', refresh_token: token },
  );
const meOf = async (token: string) =>
  (await request(`${server.url}/api/users/login_email`, { uid: 'x', email: 'x@example.org' }, { token })).body
    .errorCode;

/** The browser's SDK, unmodified, pointed at the server as the app does. */
async function withSdk(work: (auth: Auth) => Promise<void>): Promise<void> {
  const app = initializeApp({ apiKey: 'local', projectId: 'codeferry-local' }, `test-${next()}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, server.url, { disableWarnings: true });
  try {
    await work(auth);
  } finally {
    await deleteApp(app);
  }
}
const codeOf = async (promise: Promise<unknown>) => {
  try {
    await promise;
    return 'no error';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test('ENT-1 the SDK signs up, gets claims after the account record exists, and signs in again', async () => {
  await withSdk(async (auth) => {
    const email = newEmail();
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    const body = { uid: user.uid, email, username: `name${count}`, displayName: 'Ada' };
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

test('ERR-1 ERR-2 ERR-5 the SDK gets the error codes that the texts are written for', async () => {
  await withSdk(async (auth) => {
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

test('a new password ends every other session at once, and keeps the one that changed it', async () => {
  const email = newEmail();
  await withSdk(async (auth) => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    const { body: elsewhere } = await identityCall(server.url, 'signInWithPassword', { email, password });
    await updatePassword(user, 'secret-2');
    expect(await meOf(elsewhere.idToken ?? '')).toBe('TOKEN_INVALID');
    expect(await refresh(elsewhere.refreshToken ?? '')).toMatchObject({ status: 400 });
    expect(await meOf(await user.getIdToken(true))).toBe('IDENTITY_MISMATCH'); // known, only not as 'x'
    expect(await codeOf(signInWithEmailAndPassword(auth, email, password))).toBe('auth/invalid-credential');
    await signInWithEmailAndPassword(auth, email, 'secret-2');
  });
});

test('a deleted account is gone everywhere, and its names are free again', async () => {
  await withSdk(async (auth) => {
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

test('a disabled account is refused from that moment on', async () => {
  const person = await signUpPerson(server.url, 'blocked');
  await query(databaseUrl, 'update identity_accounts set disabled = true where uid = $1', [person.uid]);
  expect(await meOf(person.token)).toBe('TOKEN_INVALID');
  await withSdk(async (auth) => {
    expect(await codeOf(signInWithEmailAndPassword(auth, person.email, password))).toBe('auth/user-disabled');
  });
});

test('ten wrong passwords lock the account, for the right one too', async () => {
  const email = newEmail();
  await identityCall(server.url, 'signUp', { email, password });
  const signIn = async (secret: string) =>
    (
      (await identityCall(server.url, 'signInWithPassword', { email, password: secret })).body as unknown as {
        error?: { message: string };
      }
    ).error?.message;
  for (let i = 0; i < 10; i += 1) expect(await signIn(`wrong-${i}`)).toBe('INVALID_LOGIN_CREDENTIALS');
  expect(await signIn(password)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  await query(databaseUrl, 'update identity_accounts set locked_until = now() where email = $1', [email]);
  expect(await signIn(password)).toBeUndefined();
});

test('two people who sign up with one address at once: one of them gets it', async () => {
  const email = newEmail();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => identityCall(server.url, 'signUp', { email, password })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
});

test('a lost answer to a refresh signs nobody out; a token that was passed by dies', async () => {
  const { body: session } = await identityCall(server.url, 'signUp', { email: newEmail(), password });
  const first = session.refreshToken ?? '';
  const lost = await refresh(first);
  const second = await refresh(first);
  expect([lost.status, second.status]).toEqual([200, 200]);
  const successor = second.body.refresh_token ?? '';
  expect(successor).not.toBe(first);
  expect((await refresh(successor)).status).toBe(200);
  // The successor was used: the first token has only the grace for other tabs left.
  await query(
    databaseUrl,
    "update identity_refresh_tokens set dead_at = now() - interval '1 s' where dead_at is not null",
  );
  expect(await refresh(first)).toMatchObject({
    status: 400,
    body: { error: { message: 'INVALID_REFRESH_TOKEN' } },
  });
  expect((await refresh(successor)).status).toBe(200);
});

test('tokens are stored as hashes only', async () => {
  const { body: session } = await identityCall(server.url, 'signUp', { email: newEmail(), password });
  const rows = await query(databaseUrl, 'select * from identity_refresh_tokens');
  expect(JSON.stringify(rows)).not.toContain(session.refreshToken);
});

test.each([
  ['without a signature', async (payload: jose.JWTPayload) => new jose.UnsecuredJWT(payload).encode()],
  [
    'signed by somebody else',
    async (payload: jose.JWTPayload) => {
      const { privateKey } = await jose.generateKeyPair('ES256');
      return await new jose.SignJWT(payload).setProtectedHeader({ alg: 'ES256' }).sign(privateKey);
    },
  ],
  [
    'signed with the public key as a secret',
    async (payload: jose.JWTPayload) =>
      await new jose.SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode('public')),
  ],
  ['that is no token', async () => 'a.b.c'],
])('a token %s is refused', async (_how, forge) => {
  const person = await signUpPerson(server.url, `forged${next()}`);
  const forged = await forge(jose.decodeJwt(person.token));
  expect(await meOf(forged)).toBe('TOKEN_INVALID');
  expect(await meOf(person.token)).toBe('IDENTITY_MISMATCH');
});

test('D-9 uid and e-mail in a body must be those of the token', async () => {
  const [one, two] = [await signUpPerson(server.url, 'one.one'), await signUpPerson(server.url, 'two.two')];
  const login = (uid: string, email: string) =>
    request(`${server.url}/api/users/login_email`, { uid, email }, { token: one.token });
  expect((await login(one.uid, one.email)).status).toBe(200);
  const refused = { status: 403, body: { errorCode: 'IDENTITY_MISMATCH' } };
  expect(await login(two.uid, two.email)).toMatchObject(refused);
  expect(await login(one.uid, two.email)).toMatchObject(refused);
});

test('API-7 SIGN-16 a taken username is refused, in any case; signing up twice finds the first record', async () => {
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

test('API-8 API-9 SIGN-9 availability tells whether an e-mail or username is free', async () => {
  await signUpPerson(server.url, 'here.already');
  const available = async (path: string) =>
    (await request(`${server.url}/api/check_availability/${path}`)).body;
  expect(await available('email?email=Here.Already@example.org')).toEqual({ available: false });
  expect(await available('email?email=free@example.info')).toEqual({ available: true });
  expect(await available('username?username=HERE.already')).toEqual({ available: false });
  expect(await available('username?username=free.name')).toEqual({ available: true });
  expect(await available('username?username=abc')).toMatchObject({ errorCode: 'VALIDATION' });
});
