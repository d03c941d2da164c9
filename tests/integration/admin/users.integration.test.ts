import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import type { AdminUser, AdminUserDetail, ChangedUser } from '../../../contract/entities/admin/admin-user';
import { minimalContest } from '../../../contract/fixtures/contest-payloads';
import { runAdminCommand } from '../../../tools/admin/command';
import { query } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import { createProblem, identityCall, type Person, request, signUpPerson, submitCode } from '../client';
import { adminClient } from './administrator';

const { server, databaseUrl } = await startSite({ env: { JUDGE_WORKERS: '0' } });
const { url } = server;
const boss = await signUpPerson(url, 'boss');
const ada = await signUpPerson(url, 'ada.l');
const { get, post, audit } = adminClient(
  () => url,
  () => boss,
);
const change = (body: object, who: Person = boss) => post<ChangedUser>('/users/change', body, who);
const own = (person: Person) =>
  request<{ user: { isAdministrator?: boolean } }>(`${url}/api/users/me`, undefined, person);
const signIn = (person: Person, password = 'secret-1') =>
  identityCall(url, 'signInWithPassword', { email: person.email, password, returnSecureToken: true });

afterEach(() => vi.restoreAllMocks());

test('the first account is administrator, and the log says that the server did it', async () => {
  expect((await own(boss)).body.user.isAdministrator).toBe(true);
  expect((await own(ada)).body.user.isAdministrator).toBeUndefined();
  const [granted] = await audit('?action=role.grant');
  expect(granted).toMatchObject({
    source: 'system',
    actor: null,
    target: boss.uid,
    targetName: 'boss',
    requestID: null,
    after: { role: 'administrator' },
  });
});

test('finds accounts by name and email, and with a filter', async () => {
  const find = async (text: string) =>
    (await get<{ users: AdminUser[]; total: number }>(`/users?${text}`)).body;
  expect(await find('')).toMatchObject({ total: 2, next: null });
  expect(await find('search=ADA')).toMatchObject({ total: 1, users: [{ username: 'ada.l', roles: [] }] });
  expect((await find('search=boss@example')).users).toHaveLength(1);
  expect((await find('search=%25')).total).toBe(0);
  expect(await find('filter=administrators')).toMatchObject({ users: [{ roles: ['administrator'] }] });
  expect((await find('filter=blocked')).total).toBe(0);
});

test('reads many accounts in pages', async () => {
  const values = Array.from({ length: 60 }, (_, n) => `('x${n}', '0${n}', 'x${n}@a.bc', 'many${n}', 'M')`);
  await query(databaseUrl, `insert into users (uid, id, email, username, display_name) values ${values}`);
  type Page = { users: AdminUser[]; next: string | null; total: number };
  const first = (await get<Page>('/users?search=many')).body;
  expect([first.users.length, first.total]).toEqual([50, 60]);
  const second = (await get<Page>(`/users?search=many&after=${first.next}`)).body;
  expect([second.users.length, second.next]).toEqual([10, null]);
  const all = new Set([...first.users, ...second.users].map(({ uid }) => uid));
  expect(all.size).toBe(60);
  await query(databaseUrl, "delete from users where username like 'many%'");
});

test('a blocked account is refused with a clear error, in the API and in the outbox, until it is unblocked', async () => {
  const person = await signUpPerson(url, 'spammer');
  const blocked = await change({ action: 'block', uid: person.uid, reason: 'Sends spam' });
  expect(blocked.body.user.block).toMatchObject({ reason: 'Sends spam', by: 'boss' });
  const refused = { status: 401, body: { errorCode: 'ACCOUNT_BLOCKED' } };
  expect(await own(person)).toMatchObject(refused);
  const entry = { key: randomUUID(), call: 'codeSubmit', stream: 0, body: {} };
  expect(await request(`${url}/api/outbox`, { entries: [entry] }, person)).toMatchObject(refused);
  expect((await signIn(person)).body).toMatchObject({ error: { message: 'USER_DISABLED' } });
  const [event] = await audit(`?search=${person.uid}`);
  expect(event).toMatchObject({
    source: 'web',
    actor: 'boss',
    action: 'user.block',
    targetName: 'spammer',
    reason: 'Sends spam',
    before: { blocked: false },
    after: { blocked: true },
    requestID: expect.any(String),
  });
  await change({ action: 'unblock', uid: person.uid });
  const back = await signIn(person);
  expect(back.status).toBe(200);
  expect((await own({ ...person, token: back.body.idToken ?? '' })).status).toBe(200);
  // Nothing happened, so nothing is logged.
  await change({ action: 'unblock', uid: person.uid });
  expect((await audit(`?search=${person.uid}`)).map(({ action }) => action)).toEqual([
    'user.unblock',
    'user.block',
  ]);
});

test('a block ends a poll and a stream that are open', async () => {
  const person = await signUpPerson(url, 'waits');
  await createProblem(url, person, { id: 'POLLED' });
  const submissionID = await submitCode(url, 'POLLED', {}, person);
  const contest = { ...minimalContest, problems: ['POLLED'] };
  const created = await request<{ slug: string }>(`${url}/api/contests/create`, contest, {
    ...person,
    key: randomUUID(),
  });
  const poll = request(`${url}/api/code/status/${submissionID}?wait=5`, undefined, person);
  const feed = await fetch(`${url}/api/ccs/contests/${created.body.slug}/event-feed`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(feed.status).toBe(200);
  const heard = feed.text();
  await change({ action: 'block', uid: person.uid, reason: 'Spam' });
  expect(await poll).toMatchObject({ status: 401 });
  expect(await heard).toContain('"type":"contest"');
});

test('ends all sessions of an account', async () => {
  const person = await signUpPerson(url, 'left.open');
  expect((await get<AdminUserDetail>(`/users/${person.uid}`)).body.sessions).toBe(1);
  const ended = await change({ action: 'endSessions', uid: person.uid });
  expect(ended.body.user.sessions).toBe(0);
  expect(await own(person)).toMatchObject({ status: 401, body: { errorCode: 'TOKEN_INVALID' } });
  expect((await audit(`?search=left.open`))[0]).toMatchObject({ action: 'user.endSessions' });
});

test('a reset link works once, a newer one replaces it, and the log does not contain it', async () => {
  const person = await signUpPerson(url, 'forgot');
  const make = async () => {
    const { body } = await change({ action: 'makeResetLink', uid: person.uid });
    return /#token=(.+)$/.exec(body.resetLink?.url ?? '')?.[1] ?? '';
  };
  const reset = (token: string) =>
    request(`${url}/api/users/reset-by-link`, { token, newPassword: 'secret-9' });
  const old = await make();
  const token = await make();
  expect(await reset(old)).toMatchObject({ status: 422, body: { errorCode: 'RESET_LINK_INVALID' } });
  expect(await reset(token)).toMatchObject({ status: 200, body: { email: person.email } });
  expect((await reset(token)).status).toBe(422);
  expect((await signIn(person, 'secret-9')).status).toBe(200);
  expect((await own(person)).status).toBe(401);
  const stored = JSON.stringify(await query(databaseUrl, 'select * from audit_events'));
  for (const secret of [old, token]) expect(stored).not.toContain(secret);
  const late = await make();
  await query(databaseUrl, "update password_reset_links set expires_at = now() - interval '1 s'");
  expect((await reset(late)).status).toBe(422);
});

test('roles count at once; nobody removes the last administrator, and nobody blocks themselves', async () => {
  const person = await signUpPerson(url, 'deputy');
  expect((await change({ action: 'endSessions', uid: ada.uid }, person)).status).toBe(403);
  const last = { status: 409, body: { errorCode: 'LAST_ADMINISTRATOR' } };
  const stepDown = { action: 'revokeRole', uid: boss.uid, role: 'administrator' };
  expect(await change(stepDown)).toMatchObject(last);
  expect(await change({ action: 'block', uid: boss.uid, reason: 'Me' })).toMatchObject({
    body: { errorCode: 'OWN_ACCOUNT' },
  });
  await change({ action: 'grantRole', uid: person.uid, role: 'administrator' });
  expect((await get('/users', person)).status).toBe(200);
  // A blocked administrator does not count.
  await change({ action: 'block', uid: person.uid, reason: 'Away' });
  expect(await change(stepDown)).toMatchObject(last);
  await change({ action: 'revokeRole', uid: person.uid, role: 'administrator' });
  await change({ action: 'unblock', uid: person.uid });
  const again = { ...person, token: (await signIn(person)).body.idToken ?? '' };
  expect((await get('/users', again)).status).toBe(403);
  await change({ action: 'grantRole', uid: person.uid, role: 'teacher' });
  expect((await get<AdminUserDetail>(`/users/${person.uid}`)).body.roles).toEqual(['teacher']);
});

test('two administrators who change each other at the same moment both get an answer', async () => {
  const person = await signUpPerson(url, 'second');
  await change({ action: 'grantRole', uid: person.uid, role: 'administrator' });
  const teach = (uid: string, who: Person) => change({ action: 'grantRole', uid, role: 'teacher' }, who);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? teach(boss.uid, person) : teach(person.uid, boss))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const stepDown = (uid: string, who: Person) =>
    change({ action: 'revokeRole', uid, role: 'administrator' }, who);
  const both = await Promise.all([stepDown(boss.uid, boss), stepDown(person.uid, person)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await query(databaseUrl, "update users set roles = '{administrator}' where uid = $1", [boss.uid]);
  await query(databaseUrl, "update users set roles = '{}' where uid = $1", [person.uid]);
});

test('the session of a personal code has no rights of an administrator', async () => {
  const [key] = await query<{ id: string }>(databaseUrl, 'select kid as id from identity_keys');
  expect(key).toBeDefined();
  const { resign } = await import('../authorization/refused-tokens');
  const token = await resign(databaseUrl, boss, { firebase: { sign_in_provider: 'custom' } });
  expect((await get('/users', { ...boss, token })).body).toMatchObject({ errorCode: 'PASSWORD_NEEDED' });
});

test('nobody changes or deletes an entry of the log', async () => {
  for (const sql of ["update audit_events set reason = 'x'", 'delete from audit_events'])
    await expect(query(databaseUrl, sql)).rejects.toThrow('The audit log only grows.');
});

test('deleting an account removes its name from the log', async () => {
  const person = await signUpPerson(url, 'goes.away');
  await change({ action: 'endSessions', uid: person.uid });
  const back = { ...person, token: (await signIn(person)).body.idToken ?? '' };
  await request(`${url}/api/users/delete`, { uid: person.uid, username: 'goes.away' }, back);
  const [event] = await audit(`?search=${person.uid}`);
  expect(event).toMatchObject({ action: 'user.endSessions', target: person.uid, targetName: null });
});

test('the operator grants, lists and revokes by the command', async () => {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((text) => void printed.push(String(text)));
  const run = (...args: string[]) => runAdminCommand(args, { ...process.env, DATABASE_URL: databaseUrl });
  await run('grant', 'ada.l');
  expect((await own(ada)).body.user.isAdministrator).toBe(true);
  await run('list');
  expect(printed.join('\n')).toContain('ada.l\tada.l\tada.l@example.org');
  await run('revoke', 'ada.l');
  expect((await own(ada)).body.user.isAdministrator).toBeUndefined();
  await expect(run('revoke', 'boss')).rejects.toThrow('the last administrator');
  await expect(run('grant', 'nobody.here')).rejects.toThrow('Nobody has the username');
  expect((await audit('?search=ada.l'))[0]).toMatchObject({ source: 'command', action: 'role.revoke' });
});
