import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { SignedInDevices } from '../../contract/calls/sessions/sessions';
import { minimalContest } from '../../contract/fixtures/contest-payloads';
import { query } from '../support/product/postgres';
import { joinSharedSite } from '../support/product/shared-site';
import { createQuestion, identityCall, type Person, refreshSession, request, signUpPerson } from './client';

const { databaseUrl, server } = await joinSharedSite();
let people = 0;
const somebody = () => signUpPerson(server.url, `sailor.${++people}`);

const agents = {
  phone:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  desk: 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
  other: `x${'<b>'.repeat(100)}`,
};

/** Signs in once more, on another device. */
async function device({ email }: Person, agent: keyof typeof agents) {
  const { body } = await request<{ idToken: string; refreshToken: string }>(
    `${server.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    { email, password: 'secret-1', returnSecureToken: true },
    { headers: { 'user-agent': agents[agent] } },
  );
  return { token: body.idToken, refreshToken: body.refreshToken };
}

type Tokens = { token: string };
const list = (of: Tokens) =>
  request<SignedInDevices & { errorCode?: string }>(`${server.url}/api/sessions`, undefined, of);
const end = (of: Tokens, sessionID: string) =>
  request(`${server.url}/api/sessions/end`, { sessionID }, { token: of.token });
const endOthers = (of: Tokens) =>
  request<{ ended: number; isCurrentEnded: boolean }>(
    `${server.url}/api/sessions/end-others`,
    {},
    { token: of.token },
  );
const refresh = (refreshToken: string) => refreshSession(server.url, refreshToken);
/** As the app finds it when the user signs out. */
const sessionOf = ({ token }: Tokens): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;
const isSignedIn = async ({ token }: Tokens) =>
  (await request(`${server.url}/api/users/me`, undefined, { token })).status === 200;

test('lists where the account is signed in, with the names of devices, the current one first', async () => {
  const person = await somebody();
  const phone = await device(person, 'phone');
  await device(person, 'desk');
  await device(person, 'other');
  const { body } = await list(phone);
  expect(body.isListed).toBe(true);
  expect(body.devices[0]).toMatchObject({ browser: 'Chrome', system: 'Android', isCurrent: true });
  const names = body.devices.map(({ browser, system }) => [browser, system]);
  expect(names).toHaveLength(4);
  expect(names).toContainEqual(['Firefox', 'Linux']);
  expect(names).toContainEqual([null, null]);
  expect(body.devices.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  expect(JSON.stringify(body)).not.toContain('<b>');
});

test('a device that is signed out is refused at once, and others stay', async () => {
  const person = await somebody();
  const [phone, desk] = [await device(person, 'phone'), await device(person, 'desk')];
  const found = (await list(desk)).body.devices.find(({ system }) => system === 'Android');
  expect((await end(desk, found?.sessionID ?? '')).status).toBe(200);
  expect(await isSignedIn(phone)).toBe(false);
  expect((await refresh(phone.refreshToken)).status).toBe(400);
  expect(await isSignedIn(desk)).toBe(true);
  expect(await isSignedIn(person)).toBe(true);
  // A repeat is harmless, and so is a renewed token of the same session.
  expect((await end(desk, found?.sessionID ?? '')).status).toBe(200);
  const renewed = (await refresh(desk.refreshToken)).body.id_token ?? '';
  expect((await list({ token: renewed })).body.devices[0]).toMatchObject({
    system: 'Linux',
    isCurrent: true,
  });
});

test('signs out all other devices, or the own one', async () => {
  const person = await somebody();
  const [phone, desk] = [await device(person, 'phone'), await device(person, 'desk')];
  expect((await endOthers(desk)).body).toEqual({ ended: 2, isCurrentEnded: false });
  expect([await isSignedIn(phone), await isSignedIn(person), await isSignedIn(desk)]).toEqual([
    false,
    false,
    true,
  ]);
  await end(desk, sessionOf(desk));
  expect(await isSignedIn(desk)).toBe(false);
});

test('a stream ends with the session of its device, and with the password', async () => {
  const setter = await somebody();
  const id = await createQuestion(server.url, setter, { id: `STREAM${people}` });
  const { body: contest } = await request<{ slug: string }>(
    `${server.url}/api/contests/create`,
    { ...minimalContest, problems: [id] },
    { ...setter, key: randomUUID() },
  );
  const heard = async ({ token }: Tokens) => {
    const feed = await fetch(`${server.url}/api/ccs/contests/${contest.slug}/event-feed`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return { ended: feed.text() };
  };
  const person = await somebody();
  const first = await heard(await device(person, 'phone'));
  const desk = await device(person, 'desk');
  await endOthers(desk);
  expect(await first.ended).toContain('"type":"contest"');
  const phone = await device(person, 'phone');
  const second = await heard(phone);
  await end(desk, sessionOf(phone));
  expect(await second.ended).toContain('"type":"contest"');
  const third = await heard(desk);
  const changed = await identityCall(server.url, 'update', { idToken: desk.token, password: 'secret-2' });
  expect(changed.status).toBe(200);
  expect(await third.ended).toContain('"type":"contest"');
});

test('nobody ends a session of another account, and the answer does not tell whether it exists', async () => {
  const [victim, attacker] = [await somebody(), await somebody()];
  const theirs = (await list(victim)).body.devices[0]?.sessionID ?? '';
  const [known, unknown] = [await end(attacker, theirs), await end(attacker, randomUUID())];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  await endOthers(attacker);
  expect(await isSignedIn(victim)).toBe(true);
  expect(await isSignedIn(attacker)).toBe(true);
});

test('a session that began with a personal code only ends itself', async () => {
  const person = await somebody();
  await query(databaseUrl, "update identity_sessions set provider = 'custom' where uid = $1", [person.uid]);
  const { id_token: token = '' } = (await refresh(person.refreshToken)).body;
  const password = await device(person, 'desk');
  const listed = await list({ token });
  expect([listed.status, listed.body.errorCode]).toEqual([403, 'PASSWORD_NEEDED']);
  expect((await endOthers({ token })).status).toBe(403);
  const other = (await list(password)).body.devices[0]?.sessionID ?? '';
  expect((await end({ token }, other)).status).toBe(403);
  expect((await end({ token }, sessionOf({ token }))).status).toBe(200);
  expect(await isSignedIn({ token })).toBe(false);
  expect(await isSignedIn(password)).toBe(true);
});

test('a request notes when the device was last used, at most once in ten minutes', async () => {
  const person = await somebody();
  const seen = async () => Date.parse((await list(person)).body.devices[0]?.seenAt ?? '');
  const at = await seen();
  expect(await seen()).toBe(at);
  await query(
    databaseUrl,
    "update identity_sessions set seen_at = seen_at - interval '2 hours' where uid = $1",
    [person.uid],
  );
  await isSignedIn(person);
  expect(await seen()).toBeGreaterThanOrEqual(at);
});
