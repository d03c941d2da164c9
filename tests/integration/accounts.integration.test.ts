import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as jose from 'jose';
import { afterAll, expect, test } from 'vitest';
import { minimalContest } from '../../contract/fixtures/contest-payloads';
import { openDatabase } from '../../server/platform/database/open';
import { projectId } from '../../server/platform/identity/local/id-tokens';
import { hashPassword, isPassword } from '../../server/platform/identity/local/passwords';
import { checkSignIn } from '../../server/platform/identity/local/sign-in';
import { waitForMail } from '../support/product/mails';
import { makeTempDir, query } from '../support/product/postgres';
import { startSite } from '../support/product/site';
import { recordStatements } from '../support/statements';
import {
  createProblem,
  identityCall,
  type Person,
  type RequestOptions,
  request,
  signUpPerson,
} from './client';

const dataDir = makeTempDir();
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));
const mails = path.join(dataDir, 'mails');
const { databaseUrl, server } = await startSite({ env: { DATA_DIR: dataDir } });
let count = 0;

const call = (name: string, body?: object, options?: RequestOptions) =>
  request<Record<string, unknown>>(`${server.url}/api/users/${name}`, body, options);
const newPerson = (options = {}) => {
  count += 1;
  return signUpPerson(server.url, `person-${count}`, options);
};
const forgot = (email: string) => call('forgot-password', { email });
const verify = (email: string, otp: string) => call('verify-otp', { email, otp });
const reset = (email: string, otp: string, newPassword = 'secret-2') =>
  call('reset-password', { email, otp, newPassword });
const signIn = async (email: string, password: string) =>
  (await identityCall(server.url, 'signInWithPassword', { email, password })).status;
const other = (otp: string, by = 1) => String((Number(otp) + by) % 1_000_000).padStart(6, '0');
const wrong = { status: 422, body: { errorCode: 'OTP_WRONG' } };
const expired = { status: 422, body: { errorCode: 'OTP_EXPIRED' } };

test('FORG-4 FORG-10 FORG-13 API-10 API-11 API-12 a code is sent by mail, can be verified, sets the password once, and ends all sessions', async () => {
  const person = await newPerson();
  const { email } = person;
  expect(await forgot(` ${email.toUpperCase()} `)).toMatchObject({
    status: 200,
    body: { code: 'forgot_password_email_sent', message: expect.any(String) },
  });
  const mail = await waitForMail(mails, email);
  expect(mail.source).toMatch(/^Subject: Your code for a new Codeferry password\r$/m);
  expect(mail.source).toContain('text/html');
  expect(mail.source.match(new RegExp(mail.otp, 'g'))).toHaveLength(2);
  expect(fs.statSync(mail.file).mode & 0o777).toBe(0o600);
  await expect.poll(() => server.output(), { timeout: 20_000 }).toContain(mail.file);
  expect(server.output()).not.toContain(mail.otp);
  expect(JSON.stringify(await query(databaseUrl, 'select * from password_otps'))).not.toContain(mail.otp);

  expect(await verify(email, other(mail.otp))).toMatchObject(wrong);
  for (let i = 0; i < 6; i += 1) {
    expect(await verify(email, mail.otp)).toMatchObject({
      status: 200,
      body: { code: 'otp_verification_success' },
    });
  }
  expect(await reset(email, mail.otp, '12345')).toMatchObject({ status: 400 });
  const answers = await Promise.all([1, 2, 3].map(() => reset(email, mail.otp)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({ code: 'password_reset' });
  expect(await reset(email, mail.otp)).toMatchObject(expired);
  expect((await call('login_email', person, person)).status).toBe(401);
  expect([await signIn(email, 'secret-1'), await signIn(email, 'secret-2')]).toEqual([400, 200]);
  expect(await query(databaseUrl, 'select id from mails')).toEqual([]);
});

test('FORG-13 a reset by code ends the polls and streams that the account has open', async () => {
  const person = await newPerson();
  const other = await newPerson();
  const problem = await createProblem(server.url, person, { id: 'RESETPOLL' });
  const { body: contest } = await request<{ slug: string }>(
    `${server.url}/api/contests/create`,
    { ...minimalContest, problems: [problem] },
    { ...person, key: randomUUID() },
  );
  const open = async ({ token }: Person) => {
    const feed = await fetch(`${server.url}/api/ccs/contests/${contest.slug}/event-feed`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(feed.status).toBe(200);
    return feed;
  };
  const heard = (await open(person)).text();
  const stays = (await open(other)).body?.getReader();
  await forgot(person.email);
  const { otp } = await waitForMail(mails, person.email);
  expect((await reset(person.email, otp)).status).toBe(200);
  expect(await heard).toContain('"type":"contest"');
  expect((await stays?.read())?.done).toBe(false);
  await stays?.cancel();
});

test('FORG-5 reports an unknown email; its code gets the same response as an expired one', async () => {
  expect(await forgot('nobody@example.org')).toMatchObject({
    status: 404,
    body: { errorCode: 'NO_ACCOUNT_FOUND' },
  });
  expect(await verify('nobody@example.org', '123456')).toMatchObject(expired);
  const person = await newPerson();
  expect(await verify(person.email, '123456')).toMatchObject(expired);
  expect((await verify(person.email, '12345')).body).toMatchObject({ errorCode: 'VALIDATION' });
});

test('FORG-14 LIM-5 a new code replaces the previous one, and stops working when it is ten minutes old', async () => {
  const { email, uid } = await newPerson();
  await forgot(email);
  const first = await waitForMail(mails, email);
  await forgot(email);
  const second = await waitForMail(mails, email, 2);
  expect(second.otp).toMatch(/^\d{6}$/);
  if (first.otp !== second.otp) expect(await reset(email, first.otp)).toMatchObject(wrong);
  const age = (seconds: number) =>
    query(
      databaseUrl,
      "update password_otps set expires_at = expires_at - $2 * interval '1 second' where uid = $1",
      [uid, seconds],
    );
  await age(9 * 60);
  expect(await verify(email, second.otp)).toMatchObject({ status: 200 });
  await age(60);
  expect(await verify(email, second.otp)).toMatchObject(expired);
  expect(await reset(email, second.otp)).toMatchObject(expired);
  expect(await signIn(email, 'secret-1')).toBe(200);
});

test('FORG-6 of 200 simultaneous guesses five are compared, and then the right code fails too', async () => {
  const { email } = await newPerson();
  await forgot(email);
  const { otp } = await waitForMail(mails, email);
  const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => verify(email, other(otp, i + 1))));
  const codes = answers.map(({ body }) => body.errorCode);
  expect(codes.filter((code) => code === 'OTP_WRONG')).toHaveLength(5);
  expect(codes.filter((code) => code === 'OTP_EXPIRED')).toHaveLength(195);
  expect(await reset(email, otp)).toMatchObject(expired);
});

/** A valid token for an account of this sign-in provider. */
async function tokenBy(person: Person, provider: string): Promise<string> {
  const [key] = await query<{ kid: string; private_jwk: jose.JWK }>(
    databaseUrl,
    'select * from identity_keys order by created_at desc limit 1',
  );
  if (!key) throw new Error('the server has no key');
  const claims = { ...jose.decodeJwt(person.token), firebase: { sign_in_provider: provider } };
  return await new jose.SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: key.kid })
    .setIssuer(`https://securetoken.google.com/${projectId}`)
    .sign(await jose.importJWK(key.private_jwk, 'ES256'));
}

test('PROV-2 PROV-5 API-5 a new user of a provider gets a username generated from the name', async () => {
  const [person, twin] = [await newPerson({ record: false }), await newPerson({ record: false })];
  const login = { mode: 'GITHUB', displayName: 'Åsa  Lindqvist-Öberg of the Northern Sea' };
  const options = { token: await tokenBy(person, 'github.com') };
  const body = { ...person, ...login, profileImageURL: 'https://pictures.example.org/asa.png' };
  const first = await call('login_provider', body, options);
  expect(first).toMatchObject({
    status: 200,
    body: {
      code: 'AUTO_GEN_UNAME_DNAME',
      user: {
        uid: person.uid,
        username: 'asa.lindqvist.ob',
        displayName: 'Åsa  Lindqvist-Öberg of the',
        photoURL: body.profileImageURL,
      },
    },
  });
  const again = await call('login_provider', body, options);
  expect(again.body).toEqual({ user: first.body.user });
  const second = await call(
    'login_provider',
    { ...twin, ...login },
    { token: await tokenBy(twin, 'github.com') },
  );
  expect(second.body).toMatchObject({
    code: 'AUTO_GEN_UNAME_DNAME',
    user: { username: expect.stringMatching(/^asa\.lindqvist\.ob\d{4}$/) },
  });
});

test('PROV-3 PROV-4 API-6 without a name the server asks for a username, and then signs the user up', async () => {
  const person = await newPerson({ record: false });
  const options = { token: await tokenBy(person, 'google.com') };
  const body = { mode: 'GOOGLE', uid: person.uid, email: person.email };
  for (const displayName of [undefined, null, '  ']) {
    expect(await call('login_provider', { ...body, displayName }, options)).toMatchObject({
      status: 409,
      body: { errorCode: 'GET_USERNAME_DNAME' },
    });
  }
  const chosen = { ...body, username: 'google.born', displayName: 'G' };
  expect(await call('signup_provider', { ...chosen, username: 'Support' }, options)).toMatchObject({
    status: 409,
    body: { errorCode: 'USERNAME_TAKEN' },
  });
  expect(await call('signup_provider', chosen, options)).toMatchObject({
    status: 200,
    body: { user: { username: 'google.born', photoURL: null } },
  });
  expect(await call('login_provider', body, options)).toMatchObject({
    status: 200,
    body: { user: { username: 'google.born' } },
  });
});

test('D-9 every account call refuses a body whose uid, email or provider differs from the token’s', async () => {
  const [person, victim] = [await newPerson(), await newPerson()];
  const token = await tokenBy(person, 'google.com');
  const more = { mode: 'GOOGLE', username: victim.username, displayName: 'X' };
  const bodies = [
    { uid: victim.uid, email: person.email },
    { uid: person.uid, email: victim.email },
  ];
  for (const name of ['signup_email', 'login_email', 'signup_provider', 'login_provider']) {
    for (const body of bodies) {
      const answer = await call(name, { ...more, ...body }, { token });
      expect(answer, name).toMatchObject({ status: 403, body: { errorCode: 'IDENTITY_MISMATCH' } });
    }
  }
  for (const name of ['profile', 'delete']) {
    const answer = await call(name, { ...more, uid: victim.uid }, { token, key: randomUUID() });
    expect(answer, name).toMatchObject({ status: 403, body: { errorCode: 'IDENTITY_MISMATCH' } });
  }
  for (const name of ['signup_provider', 'login_provider']) {
    const answer = await call(name, { ...person, ...more, mode: 'GITHUB' }, { token });
    expect(answer, name).toMatchObject({ status: 403, body: { errorCode: 'IDENTITY_MISMATCH' } });
  }
  expect((await call('login_email', victim, victim)).status).toBe(200);
});

test('a wrong password and an unknown email get the same response and cost the same statements and one hash', async () => {
  const { email } = await newPerson();
  const db = openDatabase(databaseUrl, () => {});
  const statements = recordStatements(db);
  const attempt = async (address: string) => {
    const result = await checkSignIn(db, address, 'wrong-1', '203.0.113.77');
    return { result, statements: statements.splice(0).map(({ sql }) => sql) };
  };
  const known = await attempt(email);
  expect(await attempt('nobody@example.org')).toEqual(known);
  expect(known).toMatchObject({ result: { ok: false, reason: 'credentials' }, statements: { length: 3 } });
  await db.destroy();

  const hash = await hashPassword('right-1');
  const times: { own: number[]; nobodys: number[] } = { own: [], nobodys: [] };
  for (let i = 0; i < 9; i += 1) {
    times.own.push(await duration(() => isPassword(hash, 'wrong-1')));
    times.nobodys.push(await duration(() => isPassword(undefined, 'wrong-1')));
  }
  // Without a dummy hash for unknown accounts the ratio would be about 0.01.
  expect(median(times.nobodys) / median(times.own)).toBeGreaterThan(0.2);
  expect(median(times.nobodys) / median(times.own)).toBeLessThan(5);
});

async function duration(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

test('D-12 an email may have a long top-level domain, but not one letter', async () => {
  const person = { password: 'secret-1', returnSecureToken: true };
  const signUp = async (email: string, username: string) => {
    const { body } = await identityCall(server.url, 'signUp', { ...person, email });
    const account = { uid: body.localId, email, username, displayName: username };
    return await request(`${server.url}/api/users/signup_email`, account, { token: body.idToken });
  };
  expect((await signUp('ada@harbour.photography', 'longdomain')).status).toBe(200);
  expect((await signUp('ada@harbour.p', 'shortdomain')).status).not.toBe(200);
});
