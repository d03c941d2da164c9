/** Shared devices: personal codes, sessions with fewer rights, and work that was sealed on a device. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Credentials, ResetCredentials } from '../../../contract/entities/contest/contest-accounts';
import type { AccountExport } from '../../../contract/entities/profile';
import type { SealedContent } from '../../../contract/entities/shared-device';
import { sharedDeviceLimits as limits } from '../../../contract/shared-device-limits';
import { openDatabase } from '../../../server/platform/database/open';
import { seal } from '../../../src/lib/seal';
import { startSite } from '../../support/product/site';
import { createProblem, identityCall, type Person, request, solution } from '../client';
import { signUpTeacher } from './classroom';
import { draft, noWork, sealedWork } from './sealed-work';
import { sharedDevices } from './shared-devices';

const { server, databaseUrl } = await startSite({
  env: { LIMIT_SIGN_IN: '500', LIMIT_CREATE: '500', LIMIT_SUBMIT: '4' },
});
const db = openDatabase(databaseUrl, () => {});
afterAll(() => db.destroy());

let teacher: Person;
beforeAll(async () => {
  teacher = await signUpTeacher(server.url, db, 'teacher.shared');
});

const { post, makeClass, makeCodes, enter, enterAs, oneStudent } = sharedDevices(
  () => server.url,
  () => teacher,
);
const { contentOf, deliver, returned, draftsOf } = sealedWork(() => server.url);

test('a student signs in with class code, name and personal code, as people type them', async () => {
  const { classID, classCode, students } = await makeClass('Cleo', 'Dan');
  const { body } = await makeCodes(classID, [...students.map(({ username }) => username), 'teacher.shared']);
  expect(body.refused).toEqual(['teacher.shared']);
  const [cleo, dan] = body.accounts as [Credentials, Credentials];
  expect(cleo.password).toMatch(/^\d{6}$/);
  const typed = `${cleo.password.slice(0, 3)} ${cleo.password.slice(3)}`;
  const entered = await enter(
    ` ${classCode.slice(0, 4)}-${classCode.slice(4)}`.toLowerCase(),
    cleo.signInName.toUpperCase(),
    typed,
  );
  expect(entered).toMatchObject({ status: 200, body: { className: 'Informatics 7b' } });
  const wrong = [
    await enter(classCode, cleo.signInName, dan.password === cleo.password ? '1' : dan.password),
    await enter('ABCDEFGH', cleo.signInName, cleo.password),
    await enter(classCode, 'nobody', cleo.password),
  ];
  expect(wrong.map(({ body: { errorCode } }) => errorCode)).toEqual(Array(3).fill('PERSONAL_CODE_WRONG'));
});

test('a new code replaces the old one, and a removed student, an archived class or a closed code stops codes', async () => {
  const { classID, classCode, card } = await oneStudent('Eve');
  const manage = (change: object) => post('classes/manage', { classID, ...change }, teacher);
  const renewed = (await makeCodes(classID, [card.username])).body.accounts[0]?.password ?? '';
  if (renewed !== card.password)
    expect((await enter(classCode, card.signInName, card.password)).status).toBe(403);
  expect((await enter(classCode, card.signInName, renewed)).status).toBe(200);
  await manage({ action: 'archive' });
  expect((await enter(classCode, card.signInName, renewed)).status).toBe(403);
  await manage({ action: 'restore' });
  await manage({ action: 'remove', username: card.username });
  expect((await enter(classCode, card.signInName, renewed)).status).toBe(403);
  await manage({ action: 'closeCode' });
  expect((await enter(classCode, card.signInName, renewed)).status).toBe(403);
  expect((await makeCodes(classID, [card.username])).body.accounts).toEqual([]);
});

test('guessing locks the name for minutes and for the day, until the teacher makes a new code', async () => {
  const { classID, classCode, card } = await oneStudent('Finn');
  const wrong = card.password === '000000' ? '000001' : '000000';
  const answers = await Promise.all(
    Array.from({ length: limits.codesPerDay }, () => enter(classCode, card.signInName, wrong)),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(limits.codesPerDay - 10);
  expect((await enter(classCode, card.signInName, card.password)).body.errorCode).toBe(
    'PERSONAL_CODE_LOCKED',
  );
  const renewed = (await makeCodes(classID, [card.username])).body.accounts[0]?.password ?? '';
  expect((await enter(classCode, card.signInName, renewed)).status).toBe(200);
});

test('a session of a personal code sets no password, and neither deletes nor exports the account', async () => {
  const { card, person } = await oneStudent('Gus');
  const refreshed = await fetch(`${server.url}/securetoken.googleapis.com/v1/token?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: person.refreshToken }),
  });
  const { id_token: later } = (await refreshed.json()) as { id_token: string };
  for (const token of [person.token, later]) {
    const update = await identityCall(server.url, 'update', { idToken: token, password: 'another-1' });
    expect(update.status).toBe(400);
    expect((await identityCall(server.url, 'delete', { idToken: token })).status).toBe(400);
    const gone = await post('users/delete', { uid: person.uid, username: card.username }, { token });
    expect(gone.body.errorCode).toBe('PASSWORD_NEEDED');
    expect((await request(`${server.url}/api/users/export`, undefined, { token })).status).toBe(403);
    expect((await post('classes/teacher', { code: 'ABCDEFGHJKMN' }, { token })).status).toBe(403);
  }
  expect((await request(`${server.url}/api/users/me`, undefined, { token: later })).status).toBe(200);
  const asToken = await identityCall(server.url, 'signInWithCustomToken', { token: person.token });
  expect(asToken.status).toBe(400);
});

test('sealed work is processed for its owner once, also when another user sends it or it is sent again', async () => {
  const { person } = await oneStudent('Hal');
  const { person: next } = await oneStudent('Ida');
  const runs = [randomUUID(), randomUUID()] as const;
  const [key, content] = await contentOf(person, {
    sends: [
      {
        key: runs[0],
        call: 'profileUpdate',
        stream: 'profile',
        body: { uid: person.uid, displayName: 'Hal the First' },
      },
      {
        key: runs[1],
        call: 'codeRun',
        stream: 'run',
        body: { code: 'print(1)', language: 'PYTHON3', problemID: 'NOTHING' },
      },
    ],
    drafts: [
      [
        { key: randomUUID(), body: draft('print("sent")') },
        { key: randomUUID(), body: draft('print("newest")') },
      ],
    ],
    work: {
      ...noWork,
      items: runs.map((id) => ({ id })),
      drafts: [{ problemID: 'ANY' }],
      answers: [{ problemID: 'Q', answer: 1 }],
    },
  });
  const id = randomUUID();
  const answers = [
    await deliver(key, content, undefined, id),
    await deliver(key, content, next, id),
    await deliver(key, content, person, id),
  ];
  expect(answers.map(({ status, body }) => [status, body.taken])).toEqual(Array(3).fill([200, true]));
  expect(await draftsOf(person)).toEqual(['print("newest")']);
  expect(await draftsOf(next)).toEqual([]);
  const { body: profile } = await request<{ user: { displayName: string } }>(
    `${server.url}/api/users/me`,
    undefined,
    person,
  );
  expect(profile.user.displayName).toBe('Hal the First');
  const piece = await returned(person);
  const left = piece?.work as SealedContent['work'];
  expect(left.drafts).toEqual([]);
  expect(left.answers).toEqual([{ problemID: 'Q', answer: 1 }]);
  expect(left.items).toEqual([{ id: runs[1] }]);
  expect(await returned(next)).toBeNull();
  expect((await post('shared/returned/taken', { id }, next)).body).toEqual({ taken: false });
  expect((await post('shared/returned/taken', { id }, person)).body).toEqual({ taken: true });
  expect(await returned(person)).toBeNull();
});

test('work over the limit of submissions is sent again as a whole, and each submission arrives once', async () => {
  const problemID = 'SHAREDSUM';
  await createProblem(server.url, teacher, { id: problemID });
  const { person } = await oneStudent('Ned');
  const sends = Array.from({ length: 10 }, (_, n) => ({
    key: randomUUID(),
    call: 'codeSubmit',
    stream: `problem:${problemID}`,
    body: { code: `# ${n}\n${solution}`, language: 'PYTHON3', problemID, type: 'problem' },
  }));
  const [key, content] = await contentOf(person, {
    sends,
    work: { ...noWork, items: sends.map(({ key: id }) => ({ id })) },
  });
  const id = randomUUID();
  const arrived = async () =>
    (await db.selectFrom('submissions').select('code').where('uid', '=', person.uid).execute()).length;
  const statuses: number[] = [];
  for (let before = -1; statuses.at(-1) !== 200; ) {
    statuses.push((await deliver(key, content, undefined, id)).status);
    // Each attempt continues where the last one stopped.
    expect(await arrived()).toBeGreaterThan(before);
    before = await arrived();
    // Ends the minute.
    await db.deleteFrom('rate_counters').execute();
  }
  // A new minute may begin during an attempt, but ten need more than two minutes' allowance.
  expect(new Set(statuses)).toEqual(new Set([429, 200]));
  expect(await arrived()).toBe(10);
  expect(await returned(person)).toBeNull();
});

test('a draft that changed elsewhere waits for its owner, and is part of the export', async () => {
  const { person, card, classCode } = await oneStudent('Jo');
  await request(
    `${server.url}/api/drafts/push`,
    { ...draft('print("home")') },
    { ...person, key: randomUUID() },
  );
  const [key, content] = await contentOf(person, {
    drafts: [[{ key: randomUUID(), body: draft('print("school")') }]],
    work: { ...noWork, drafts: [{ code: 'print("school")' }] },
  });
  expect((await deliver(key, content)).status).toBe(200);
  expect(await draftsOf(person)).toEqual(['print("home")']);
  expect((await returned(await enterAs(classCode, card)))?.work).toMatchObject({
    drafts: [{ code: 'print("school")' }],
  });
  await db.updateTable('class_members').set({ role: 'student' }).where('uid', '=', person.uid).execute();
  const [account] = await db.selectFrom('users').select('email').where('uid', '=', person.uid).execute();
  const { body: reset } = await post<ResetCredentials>(
    'classes/accounts/reset',
    {
      classID: (
        await db
          .selectFrom('class_accounts')
          .select('class_id')
          .where('uid', '=', person.uid)
          .executeTakeFirstOrThrow()
      ).class_id,
      usernames: [card.username],
    },
    teacher,
  );
  const session = await identityCall(server.url, 'signInWithPassword', {
    email: account?.email ?? '',
    password: reset.accounts[0]?.password ?? '',
  });
  const exported = await request<AccountExport>(`${server.url}/api/users/export`, undefined, {
    token: session.body.idToken,
  });
  expect(exported.body.returnedWork).toHaveLength(1);
  expect(exported.body.personalCodeMadeAt).toMatch(/^20/);
});

test('sealed work of a blocked account is refused with the clear error, until the account is unblocked', async () => {
  const { person } = await oneStudent('Gus');
  const { person: next } = await oneStudent('Pia');
  const boss = { token: teacher.token };
  await db
    .updateTable('users')
    .set({ roles: ['administrator'] })
    .where('uid', '=', teacher.uid)
    .execute();
  const change = (body: object) => post('admin/users/change', { uid: person.uid, ...body }, boss);
  const [key, content] = await contentOf(person, {
    drafts: [[{ key: randomUUID(), body: draft('print("sealed")') }]],
    work: { ...noWork, drafts: [{ problemID: 'ANY' }], answers: [{ problemID: 'Q', answer: 1 }] },
  });
  expect((await change({ action: 'block', reason: 'Sends spam' })).status).toBe(200);
  const id = randomUUID();
  for (const sender of [undefined, next])
    expect(await deliver(key, content, sender, id)).toMatchObject({
      status: 401,
      body: { errorCode: 'ACCOUNT_BLOCKED', message: expect.stringContaining('blocked') },
    });
  const kept = db.selectFrom('returned_work').select('id').where('uid', '=', person.uid);
  const stored = db.selectFrom('drafts').select('code').where('uid', '=', person.uid);
  expect([await kept.execute(), await stored.execute()]).toEqual([[], []]);
  expect((await change({ action: 'unblock' })).status).toBe(200);
  expect((await deliver(key, content, undefined, id)).status).toBe(200);
  expect(await stored.execute()).toEqual([{ code: 'print("sealed")' }]);
  expect(await kept.execute()).toEqual([{ id }]);
});

test('work under a forged or foreign ticket is accepted from its owner alone', async () => {
  const { person } = await oneStudent('Kim');
  const { person: other } = await oneStudent('Lou');
  const [key, content] = await contentOf(person, { work: { ...noWork, answers: [{ problemID: 'Q' }] } });
  const [{ ticket: foreign }] = await contentOf(other);
  for (const ticket of [
    '',
    'x',
    foreign,
    `${Date.now()}.${'a'.repeat(43)}`,
    key.ticket.replace(/^\d/, '9'),
  ]) {
    for (const sender of [undefined, other])
      expect((await deliver(key, { ...content, ticket }, sender)).body.errorCode).toBe('SEAL_NOT_ALLOWED');
  }
  expect(await returned(person)).toBeNull();
  expect((await deliver(key, { ...content, ticket: '' }, person)).status).toBe(200);
  expect(await returned(person)).not.toBeNull();
});

test('an altered seal, and one with another id, cannot be opened', async () => {
  const { person } = await oneStudent('Max');
  const [key, content] = await contentOf(person);
  const sealed = await seal(key, randomUUID(), content);
  const altered = { ...sealed, data: `${sealed.data.startsWith('A') ? 'B' : 'A'}${sealed.data.slice(1)}` };
  for (const body of [altered, { ...sealed, id: randomUUID() }, { ...sealed, kid: 'other' }])
    expect((await post('shared/deliver', body)).body.errorCode).toBe('SEAL_UNREADABLE');
});
