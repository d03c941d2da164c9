import { randomUUID } from 'node:crypto';
import * as jose from 'jose';
import { expect, test } from 'vitest';
import type { AccountExport, OwnProfile, Profile } from '../../contract/entities/profile';
import { avatar as limits } from '../../contract/limits';
import { query } from '../support/product/postgres';
import { joinSharedSite } from '../support/product/shared-site';
import {
  createProblem,
  createQuestion,
  identityCall,
  type Person,
  type RequestOptions,
  request,
  signUpPerson,
  submitCode,
} from './client';

const { databaseUrl, server } = await joinSharedSite();
let count = 0;

const call = <T = Record<string, unknown>>(name: string, body?: object, options?: RequestOptions) =>
  request<T>(`${server.url}/api/users/${name}`, body, options);
const newPerson = () => {
  count += 1;
  return signUpPerson(server.url, `person-${count}`);
};
const update = (person: Person, changes: object, key: string = randomUUID()) =>
  call<OwnProfile>('profile', { uid: person.uid, ...changes }, { ...person, key });
const profileOf = async (username: string) => (await call<{ profile: Profile }>(username)).body.profile;

/** Only the first chunk of a PNG, which holds the size, is valid. */
function png(width: number, height: number, bytes = 60): string {
  const file = Buffer.alloc(bytes);
  file.write('89504e470d0a1a0a0000000d49484452', 'hex');
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file.toString('base64');
}

test('ENT-2 PROF-1 ROLE-6 a profile edit is applied once despite repeats, keeps omitted fields, and renews the claims', async () => {
  const person = await newPerson();
  const fresh = await call<OwnProfile>('me', undefined, person);
  expect(fresh.body).toMatchObject({
    user: { username: person.username, photoURL: null },
    preferences: { theme: 'system', language: 'PYTHON3' },
  });
  const key = randomUUID();
  const changes = { displayName: ' New Name ', username: 'New.Name', preferences: { language: 'CPP17' } };
  const first = await update(person, changes, key);
  expect(first).toMatchObject({
    status: 200,
    body: {
      user: { username: 'New.Name', displayName: 'New Name', email: person.email },
      preferences: { theme: 'system', language: 'CPP17' },
    },
  });
  const second = await update(person, { displayName: 'Newer', preferences: { theme: 'light' } });
  expect(second.body).toMatchObject({ user: { username: 'New.Name' }, preferences: { language: 'CPP17' } });
  const replayed = await update(person, changes, key);
  expect(replayed.headers.get('idempotency-replayed')).toBe('true');
  expect((await call('me', undefined, person)).body).toEqual(second.body);
  expect((await update(person, { displayName: 'Other' }, key)).body).toMatchObject({
    errorCode: 'KEY_REUSED',
  });

  const { email } = person;
  const { body } = await identityCall(server.url, 'signInWithPassword', { email, password: 'secret-1' });
  expect(jose.decodeJwt(body.idToken ?? '')).toMatchObject({ username: 'New.Name' });
});

test('SIGN-16 D-19 a username is unique in any case, and reserved words are refused', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, newPerson));
  const answers = await Promise.all(
    people.map((person, i) => update(person, { username: i % 2 ? 'wanted.name' : 'Wanted.Name' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  const winner = people[answers.findIndex(({ status }) => status === 200)];
  const loser = people[answers.findIndex(({ status }) => status === 409)];
  if (!winner || !loser) throw new Error('somebody must have won');
  expect((await update(loser, { username: 'Export' })).body).toMatchObject({ errorCode: 'USERNAME_TAKEN' });
  expect((await update(winner, { username: 'WANTED.NAME' })).status).toBe(200);
  const available = await request(`${server.url}/api/check_availability/username?username=aDmin`);
  expect(available.body).toEqual({ available: false });
});

test('an avatar is checked, served with its own type under the hash of its content, and deleted with its last user', async () => {
  const [ada, bob] = [await newPerson(), await newPerson()];
  for (const avatar of [
    png(257, 10),
    png(10, 0),
    png(10, 10, limits.bytesMax + 1),
    btoa('<svg/>'),
    'R0lGODlh',
  ]) {
    expect((await update(ada, { avatar })).body).toMatchObject({ errorCode: 'AVATAR_INVALID' });
  }
  expect((await update(ada, { avatar: 'no base64!' })).status).toBe(400);
  const picture = png(256, 256, limits.bytesMax);
  const [path] = await Promise.all(
    [ada, bob].map(async (person) => (await update(person, { avatar: picture })).body.user.photoURL),
  );
  expect(path).toMatch(/^\/api\/avatars\/[0-9a-f]{64}\.png$/);
  const served = await fetch(`${server.url}${path}`);
  expect(Buffer.from(await served.arrayBuffer()).toString('base64')).toBe(picture);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect((await fetch(`${server.url}${path?.replace('.png', '.webp')}`)).status).toBe(404);
  expect(await profileOf(ada.username)).toMatchObject({ photoURL: path });

  await update(ada, { avatar: png(1, 1) });
  expect((await fetch(`${server.url}${path}`)).status).toBe(200);
  expect((await update(bob, { avatar: null })).body.user.photoURL).toBeNull();
  expect((await fetch(`${server.url}${path}`)).status).toBe(404);
});

test('D-38 PROF-1 PROF-2 anybody sees the public profile of a username in any case, without the email', async () => {
  const person = await newPerson();
  const answer = await call(person.username.toUpperCase());
  expect(answer).toMatchObject({
    status: 200,
    body: { profile: { username: person.username, badges: [{ name: 'beginner' }], streak: { current: 0 } } },
  });
  expect(JSON.stringify(answer.body)).not.toContain(person.email);
  expect(JSON.stringify(answer.body)).not.toContain(person.uid);
  expect((await call('nobody.here')).body).toMatchObject({ errorCode: 'USER_NOT_FOUND' });
});

test('a user can export all stored data as JSON, and deletes it with the account; shared content stays without a name', async () => {
  const [leaver, friend] = [await newPerson(), await newPerson()];
  await update(leaver, { avatar: png(8, 8) });
  const question = await createQuestion(server.url, friend, { id: `Q-${count}` });
  const shared = await createProblem(server.url, leaver, { id: `SHARED-${count}` });
  const secret = await createProblem(server.url, leaver, { id: `SECRET-${count}`, public: false });
  const submissionID = await submitCode(server.url, shared, {}, leaver);
  const answer = { problemID: question, answer: 'option_1', type: 'problem' };
  await request(`${server.url}/api/answers/submit`, answer, { ...leaver, key: randomUUID() });
  await call('forgot-password', { email: leaver.email });
  await query(databaseUrl, "insert into report_images values ('h', decode('89504e47', 'hex'))");
  await query(
    databaseUrl,
    `insert into bug_reports (id, uid, type, description, email, current_url, screen_width, screen_height, image_hash)
      values (gen_random_uuid(), $1, 'bug', 'It creaks.', $2, '/', 390, 844, 'h')`,
    [leaver.uid, leaver.email],
  );

  await request(
    `${server.url}/api/drafts/push`,
    {
      problemID: shared,
      language: 'PYTHON3',
      code: 'half a thought',
      base: 0,
      device: 'Firefox on Linux',
      savedAt: '2026-11-21T12:00:00Z',
    },
    { ...leaver, key: randomUUID() },
  );
  await query(databaseUrl, 'insert into proven_emails (uid, email) values ($1, $2)', [
    leaver.uid,
    leaver.email.toLowerCase(),
  ]);
  const copy = await call<AccountExport>('export', undefined, leaver);
  expect(copy.body).toMatchObject({
    account: { user: { email: leaver.email } },
    confirmedEmail: { email: leaver.email.toLowerCase(), confirmedAt: expect.any(String) },
    avatar: expect.stringMatching(/^data:image\/png;base64,iVBOR/),
    badges: [{ name: 'beginner' }, { name: 'setter' }],
    practiceDays: [{ accepted: 1 }],
    submissions: [{ submissionID, problemID: shared, code: expect.stringContaining('print') }],
    answers: [{ problemID: question, answer: 'option_1', correct: true }],
    problems: [{ id: shared }, { id: secret }],
    drafts: [{ problemID: shared, code: 'half a thought', device: 'Firefox on Linux' }],
    reports: [{ description: 'It creaks.', screenshot: 'data:image/png;base64,iVBORw==' }],
  });

  const remove = (username: string) => call('delete', { uid: leaver.uid, username }, leaver);
  expect((await remove(friend.username)).body).toMatchObject({ errorCode: 'NOT_CONFIRMED' });
  expect((await remove(` ${leaver.username} `)).status).toBe(200);
  expect((await call('me', undefined, leaver)).status).toBe(401);
  expect((await call(leaver.username)).status).toBe(404);
  const available = await request(`${server.url}/api/check_availability/email?email=${leaver.email}`);
  expect(available.body).toEqual({ available: true });

  const tables = await query<{ name: string }>(
    databaseUrl,
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r'`,
  );
  expect(tables.length).toBeGreaterThan(20);
  for (const { name } of tables) {
    const rows = await query(
      databaseUrl,
      `select 1 from "${name}" row where row::text like any(array[$1, $2])`,
      [`%${leaver.uid}%`, `%${leaver.email}%`],
    );
    expect(rows, `something of the person is left in ${name}`).toEqual([]);
  }
  const problem = (problemID: string) => request(`${server.url}/api/problem/get`, { problemID });
  expect([(await problem(shared)).status, (await problem(secret)).status]).toEqual([200, 404]);
  const state = await request(`${server.url}/api/code/status/${submissionID}`);
  expect(state.body).toMatchObject({ submissionID, problemID: shared });
});
