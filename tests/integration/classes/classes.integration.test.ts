/** Classes: teachers, codes, members and groups, accounts from a list, export and deletion. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { classLimits } from '../../../contract/class-limits';
import type { ClassDetail, ClassList, JoinedClass } from '../../../contract/entities/classes/class';
import type {
  AccountRow,
  CheckedAccounts,
  CreatedAccounts,
  ResetCredentials,
} from '../../../contract/entities/contest/contest-accounts';
import type { AccountExport } from '../../../contract/entities/profile';
import { accountKeys } from '../../../contract/rules/contest/account-keys';
import { noMailAddress } from '../../../contract/rules/names/sign-in-name';
import { grantTeacher, listTeachers, revokeTeacher } from '../../../server/modules/classes/public';
import { openDatabase } from '../../../server/platform/database/open';
import { joinSharedSite } from '../../support/product/shared-site';
import { type Answer, identityCall, type Person, request, signUpPerson } from '../client';

const { server, databaseUrl } = await joinSharedSite();
const db = openDatabase(databaseUrl, () => {});
afterAll(() => db.destroy());

let teacher: Person;
let colleague: Person;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  teacher = await signUpPerson(server.url, 'teacher', { displayName: 'Ms Hopper' });
  colleague = await signUpPerson(server.url, 'colleague');
  ada = await signUpPerson(server.url, 'ada.class');
  ben = await signUpPerson(server.url, 'ben.class');
  expect(await grantTeacher(db, 'TEACHER')).toBe(true);
  expect(await grantTeacher(db, 'nobody')).toBe(false);
});

const post = <T = Record<string, unknown>>(path: string, body: object, person: Person): Promise<Answer<T>> =>
  request<T>(`${server.url}/api/classes/${path}`, body, person);
const read = (classID: string, person: Person) =>
  request<ClassDetail>(`${server.url}/api/classes/get/${classID}`, undefined, person);
const list = async (person: Person) =>
  (await request<ClassList>(`${server.url}/api/classes`, undefined, person)).body;
const manage = (classID: string, change: object, person = teacher) =>
  post<ClassDetail>('manage', { classID, ...change }, person);
const join = (code: string, person: Person) => post<JoinedClass>('join', { code }, person);
const code = (answer: Answer) => (answer.body as { errorCode?: string }).errorCode;

async function makeClass(
  name = `Class ${randomUUID().slice(0, 6)}`,
): Promise<ClassDetail & { code: string }> {
  const { status, body } = await post<ClassDetail>('create', { classID: randomUUID(), name }, teacher);
  expect(status).toBe(200);
  return { ...body, code: body.code ?? '' };
}

test('a teacher makes a class, and a student joins with the code as people type it', async () => {
  const made = await makeClass('Informatics 7b');
  expect(made).toMatchObject({ name: 'Informatics 7b', role: 'teacher', teachers: ['Ms Hopper'] });
  expect(made.code).toMatch(/^[A-HJKMNP-Z]{8}$/);
  const typed = ` ${made.code.slice(0, 4).toLowerCase()}-${made.code.slice(4)}`;
  const joined = await join(typed, ada);
  expect(joined).toMatchObject({ status: 200, body: { classID: made.classID, name: 'Informatics 7b' } });
  expect((await join(made.code, ada)).status).toBe(200);
  const { body } = await read(made.classID, teacher);
  expect(body.members?.map(({ username, role }) => [username, role])).toEqual([
    ['teacher', 'teacher'],
    ['ada.class', 'student'],
  ]);
  expect(body.studentCount).toBe(1);
  expect((await list(ada)).classes).toMatchObject([{ classID: made.classID, role: 'student', group: '' }]);
});

test('a student sees the teachers and the own group, but neither other students nor the code', async () => {
  const { classID, code: classCode } = await makeClass();
  await join(classCode, ada);
  await join(classCode, ben);
  await manage(classID, { action: 'group', usernames: ['ADA.class'], group: ' Reds ' });
  const { body } = await read(classID, ada);
  expect(body).toMatchObject({ group: 'Reds', teachers: ['Ms Hopper'] });
  expect(Object.keys(body).sort()).toEqual(
    ['archivedAt', 'classID', 'createdAt', 'group', 'name', 'role', 'teachers'].sort(),
  );
  const { body: seen } = await read(classID, teacher);
  expect(seen.members?.map(({ username, group }) => [username, group])).toEqual([
    ['teacher', ''],
    ['ben.class', ''],
    ['ada.class', 'Reds'],
  ]);
  expect(JSON.stringify(seen)).not.toContain('@');
  for (const change of [{ action: 'rename', name: 'Mine' }, { action: 'newCode' }])
    expect((await manage(classID, change, ada)).status).toBe(403);
});

test('only teachers make classes, and only members learn that a class exists', async () => {
  expect(code(await post('create', { classID: randomUUID(), name: 'X' }, ada))).toBe('NOT_A_TEACHER');
  const { classID } = await makeClass();
  for (const answer of [
    await read(classID, colleague),
    await read(randomUUID(), teacher),
    await manage(classID, { action: 'archive' }, colleague),
    await post('leave', { classID }, colleague),
    await post('create', { classID, name: 'Same id' }, ada),
  ])
    expect([403, 404]).toContain(answer.status);
  expect((await read('nonsense', teacher)).status).toBe(400);
  expect((await read(classID, teacher)).body.members).toHaveLength(1);
});

test('a repeated creation makes no second class', async () => {
  const body = { classID: randomUUID(), name: 'Twice' };
  for (const _ of [1, 2]) expect((await post('create', body, teacher)).status).toBe(200);
  expect((await list(teacher)).classes.filter(({ name }) => name === 'Twice')).toHaveLength(1);
});

test('a new code replaces the old one, and a closed or archived class admits nobody', async () => {
  const { classID, code: old } = await makeClass();
  const renewed = (await manage(classID, { action: 'newCode' })).body.code ?? '';
  expect(renewed).not.toBe(old);
  expect(code(await join(old, ben))).toBe('CLASS_CODE_WRONG');
  expect((await manage(classID, { action: 'closeCode' })).body.code).toBeNull();
  expect(code(await join(renewed, ben))).toBe('CLASS_CODE_WRONG');
  const open = (await manage(classID, { action: 'newCode' })).body.code ?? '';
  expect((await manage(classID, { action: 'archive' })).body.archivedAt).not.toBeNull();
  expect(code(await join(open, ben))).toBe('CLASS_CODE_WRONG');
  await manage(classID, { action: 'restore' });
  expect((await join(open, ben)).status).toBe(200);
  expect(code(await join('short', ben))).toBe('CLASS_CODE_WRONG');
});

test('students leave and are removed; someone who returns keeps the group', async () => {
  const { classID, code: classCode } = await makeClass();
  await join(classCode, ada);
  await join(classCode, ben);
  await manage(classID, { action: 'group', usernames: ['ada.class'], group: 'Blues' });
  expect((await post('leave', { classID }, ada)).body).toEqual({ left: true });
  expect((await read(classID, ada)).status).toBe(404);
  expect((await manage(classID, { action: 'remove', username: 'ben.class' })).status).toBe(200);
  expect((await read(classID, ben)).status).toBe(404);
  expect((await manage(classID, { action: 'rename', name: 'Renamed' })).body.members).toHaveLength(1);
  await join(classCode, ada);
  expect((await read(classID, ada)).body).toMatchObject({ name: 'Renamed', group: 'Blues' });
  expect(code(await manage(classID, { action: 'remove', username: 'colleague' }))).toBe(
    'CLASS_MEMBER_NOT_FOUND',
  );
});

test('a second teacher must be a teacher of the server; the last one cannot leave', async () => {
  const { classID } = await makeClass();
  expect(code(await post('leave', { classID }, teacher))).toBe('CLASS_NEEDS_TEACHER');
  const add = () => manage(classID, { action: 'addTeacher', username: 'colleague' });
  expect(code(await add())).toBe('PERSON_NOT_TEACHER');
  await grantTeacher(db, 'colleague');
  expect((await add()).body.teachers).toEqual(['Ms Hopper', 'colleague']);
  expect((await post('leave', { classID }, teacher)).status).toBe(200);
  expect((await manage(classID, { action: 'rename', name: 'Taken over' }, colleague)).status).toBe(200);
  expect((await listTeachers(db)).map(({ username, classes }) => [username, classes > 0])).toEqual([
    ['colleague', true],
    ['teacher', true],
  ]);
  expect(await revokeTeacher(db, 'colleague')).toBe(true);
  expect(await revokeTeacher(db, 'colleague')).toBe(false);
  expect((await read(classID, colleague)).status).toBe(404);
  expect(await list(colleague)).toMatchObject({ isTeacher: false, classes: [] });
});

const empty = { name: '', username: '', email: '', teamName: '', affiliation: '', country: '' };
function rowsOf(...typed: Partial<AccountRow>[]): AccountRow[] {
  const rows = typed.map((row) => ({ ...empty, ...row }));
  return accountKeys(rows).map((key, index) => ({ ...empty, ...rows[index], key }));
}
const signIn = (name: string, password: string) =>
  identityCall(server.url, 'signInWithPassword', { email: noMailAddress(name), password });

test('accounts from a list belong to the class, sign in with a name, and get new passwords from its teacher alone', async () => {
  const { classID, code: classCode } = await makeClass();
  const { classID: other } = await makeClass();
  await join(classCode, ada);
  const rows = rowsOf(
    { name: 'Cleo', teamName: 'Reds' },
    { name: 'Dan' },
    { name: '' },
    { name: 'Eve', teamName: 'x'.repeat(61) },
  );
  const check = await post<CheckedAccounts>('accounts/check', { classID, rows }, teacher);
  expect(check.body.rows.map(({ outcome, fault }) => fault ?? outcome)).toEqual([
    ...['new', 'new', 'nameMissing', 'teamInvalid'],
  ]);
  const create = () => post<CreatedAccounts>('accounts/create', { classID, rows }, teacher);
  const made = (await create()).body.rows.flatMap(({ credentials }) => credentials ?? []);
  expect(made.map(({ displayName, teamName }) => [displayName, teamName])).toEqual([
    ['Cleo', 'Reds'],
    ['Dan', ''],
  ]);
  expect((await create()).body.rows.map(({ outcome }) => outcome)).toEqual([
    ...['exists', 'exists', 'fault', 'fault'],
  ]);
  const [cleo, dan] = made;
  const signedIn = await signIn(cleo?.signInName ?? '', cleo?.password ?? '');
  expect(signedIn.status).toBe(200);
  const { members, createsAccounts } = (await read(classID, teacher)).body;
  expect(createsAccounts).toBe(true);
  expect(members?.find(({ username }) => username === cleo?.username)).toMatchObject({
    group: 'Reds',
    account: { signInName: cleo?.signInName, mayReset: true },
  });

  const reset = (id: string, usernames: string[], person = teacher) =>
    post<ResetCredentials>('accounts/reset', { classID: id, usernames }, person);
  const names = [cleo?.username ?? '', 'ada.class', 'teacher'];
  const { body } = await reset(classID, names);
  expect(body.refused).toEqual(['ada.class', 'teacher']);
  expect((await signIn(cleo?.signInName ?? '', cleo?.password ?? '')).status).toBe(400);
  expect((await signIn(cleo?.signInName ?? '', body.accounts[0]?.password ?? '')).status).toBe(200);
  expect((await reset(other, names)).body.accounts).toEqual([]);
  expect((await reset(classID, names, ada)).status).toBe(403);
  await db
    .insertInto('proven_emails')
    .values({ uid: signedIn.body.localId ?? '', email: noMailAddress(cleo?.signInName ?? '') })
    .execute();
  expect((await reset(classID, names)).body.accounts).toEqual([]);
  // The class no longer vouches for someone who left it.
  await manage(classID, { action: 'remove', username: dan?.username });
  expect((await reset(classID, [dan?.username ?? ''])).body.accounts).toEqual([]);
});

test('a class has a largest number of members, and a person a largest number of classes', async () => {
  const { classID, code: classCode } = await makeClass();
  const fill = (count: number) =>
    db
      .insertInto('class_members')
      .values(
        Array.from({ length: count }, (_, n) => ({
          class_id: classID,
          uid: `many-${n}`,
          role: 'student' as const,
        })),
      )
      .execute();
  await db
    .insertInto('users')
    .values(
      Array.from({ length: classLimits.membersMax - 1 }, (_, n) => ({
        uid: `many-${n}`,
        id: `many-${n}`,
        email: '',
        username: `many.${n}`,
        display_name: 'Many',
      })),
    )
    .execute();
  await fill(classLimits.membersMax - 1);
  expect(code(await join(classCode, ada))).toBe('CLASS_FULL');
  const rows = rowsOf({ name: 'One more' });
  expect(code(await post('accounts/create', { classID, rows }, teacher))).toBe('CLASS_FULL');
  await db.deleteFrom('users').where('uid', 'like', 'many-%').execute();

  const before = (await list(ben)).classes.length;
  const ids = Array.from({ length: classLimits.classesMax - before }, () => randomUUID());
  await db
    .insertInto('classes')
    .values(ids.map((id) => ({ id, name: 'Many', code: null })))
    .execute();
  await db
    .insertInto('class_members')
    .values(ids.map((class_id) => ({ class_id, uid: ben.uid, role: 'student' as const })))
    .execute();
  const next = await makeClass();
  expect(code(await join(next.code, ben))).toBe('CLASSES_FULL');
  await db.deleteFrom('classes').where('id', 'in', ids).execute();
  expect((await join(next.code, ben)).status).toBe(200);
});

test('the account export has the classes; a deleted teacher leaves no class without a teacher', async () => {
  const leaver = await signUpPerson(server.url, 'leaver');
  await grantTeacher(db, 'leaver');
  const make = async (name: string) =>
    (await post<ClassDetail>('create', { classID: randomUUID(), name }, leaver)).body;
  const alone = await make('Alone');
  const shared = await make('Shared');
  await manage(shared.classID, { action: 'addTeacher', username: 'teacher' }, leaver);
  await join(alone.code ?? '', ada);
  const copyOf = async (person: Person) =>
    (await request<AccountExport>(`${server.url}/api/users/export`, undefined, person)).body;
  const copy = await copyOf(leaver);
  expect(copy.classes?.map(({ name, role }) => [name, role])).toEqual([
    ['Alone', 'teacher'],
    ['Shared', 'teacher'],
  ]);
  expect(copy.teacherSince).toEqual(expect.any(String));
  expect((await copyOf(ada)).classes).toContainEqual(
    expect.objectContaining({ name: 'Alone', role: 'student', removedAt: null }),
  );
  expect((await identityCall(server.url, 'delete', { idToken: leaver.token })).status).toBe(200);
  expect((await read(alone.classID, ada)).status).toBe(404);
  expect((await read(shared.classID, teacher)).body.teachers).toEqual(['Ms Hopper']);
  expect((await listTeachers(db)).map(({ username }) => username)).not.toContain('leaver');
});
