/** What teachers see of their students: grid, devices, programs; and comments on submissions. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { classWorkLimits } from '../../../contract/class-limits';
import type { ClassProgress } from '../../../contract/entities/classes/class-work';
import type { AccountExport } from '../../../contract/entities/profile';
import { openDatabase } from '../../../server/platform/database/open';
import { joinSharedSite } from '../../support/product/shared-site';
import {
  createProblem,
  createQuestion,
  identityCall,
  type Person,
  request,
  signUpPerson,
  submitCode,
  waitForVerdict,
} from '../client';
import { classWork, code } from './class-work';
import {
  type AssignmentDraft,
  at,
  draftAssignment,
  giveAssignment,
  openClass,
  signUpTeacher,
} from './classroom';

const { server, databaseUrl } = await joinSharedSite({ judge: true });
const db = openDatabase(databaseUrl, () => {});
afterAll(() => db.destroy());

let teacher: Person;
let colleague: Person;
let ada: Person;
let ben: Person;
let problem: string;
let other: string;
let question: string;

beforeAll(async () => {
  teacher = await signUpTeacher(server.url, db, 'work.teacher', 'Ms Hopper');
  colleague = await signUpTeacher(server.url, db, 'work.colleague');
  ada = await signUpPerson(server.url, 'work.ada', { displayName: 'Ada' });
  ben = await signUpPerson(server.url, 'work.ben', { displayName: 'Ben' });
  problem = await createProblem(server.url, teacher);
  other = await createProblem(server.url, teacher, { title: 'Not assigned' });
  question = await createQuestion(server.url, teacher);
});

const { url, manage, work, sync, comments, comment } = classWork(
  () => server.url,
  () => teacher,
  () => problem,
);
const progress = (classID: string, person = teacher, assignmentID?: string) =>
  request<ClassProgress>(
    url(`progress/${classID}${assignmentID ? `?assignmentID=${assignmentID}` : ''}`),
    undefined,
    person,
  );

const makeClass = (...students: Person[]) => openClass(server.url, teacher, { '': students });
async function assign(classID: string, names = [problem], more: Partial<AssignmentDraft> = {}) {
  const given = await giveAssignment(server.url, teacher, draftAssignment(classID, names, more));
  return given.assignmentID;
}

const submit = (person: Person, of = problem, more: object = {}) => submitCode(server.url, of, more, person);

test('the grid shows who solved, who tried and who has not started, for one assignment and for all', async () => {
  const classID = await openClass(server.url, teacher, { Reds: [ada], '': [ben] });
  const first = await assign(classID, [problem, question]);
  const forReds = await assign(classID, [problem], { groups: ['Reds'], dueAt: at(-60_000) });
  await assign(classID, [problem], { isPublished: false });
  await waitForVerdict(server.url, await submit(ada, problem, { code: 'print(0)' }));
  await waitForVerdict(server.url, await submit(ada));

  const { body } = await progress(classID, teacher, first);
  expect(body.columns.map(({ kind, title }) => [kind, title])).toEqual([
    ['problem', 'Sum'],
    ['quiz', 'Ends of a ship'],
  ]);
  const cellsOf = (seen: ClassProgress, name: string) =>
    seen.students.find(({ displayName }) => displayName === name)?.cells;
  expect(cellsOf(body, 'Ada')).toMatchObject([
    { state: 'solved', tries: 2, late: false, lastAt: expect.any(String) },
    { state: 'notStarted', tries: 0, lastAt: null },
  ]);
  expect(cellsOf(body, 'Ben')).toMatchObject([{ state: 'notStarted' }, { state: 'notStarted' }]);

  const all = (await progress(classID)).body;
  expect(all.columns.map(({ kind }) => kind)).toEqual(['assignment', 'assignment']);
  const columnOf = (id: string) => all.columns.findIndex(({ name }) => name === id);
  expect(cellsOf(all, 'Ada')?.[columnOf(first)]).toMatchObject({
    state: 'tried',
    parts: { solved: 1, total: 2 },
  });
  expect(cellsOf(all, 'Ada')?.[columnOf(forReds)]).toMatchObject({ state: 'solved', late: true });
  expect(cellsOf(all, 'Ben')?.[columnOf(forReds)]).toBeNull();
  expect(code(await progress(classID, teacher, randomUUID()))).toBe('ASSIGNMENT_NOT_FOUND');
});

test('only teachers of the class see the grid', async () => {
  const classID = await makeClass(ada);
  expect((await progress(classID)).status).toBe(200);
  expect(code(await progress(classID, colleague))).toBe('CLASS_NOT_FOUND');
  expect(code(await progress(classID, ada))).toBe('FORBIDDEN');
  expect((await progress(classID, { ...teacher, token: '' })).status).toBe(401);
  await manage(classID, { action: 'addTeacher', username: 'work.colleague' });
  expect((await progress(classID, colleague)).status).toBe(200);
});

test('a student’s device reports what waits, and only teachers of a class that goes on see it', async () => {
  const classID = await makeClass(ada);
  const waiting = { waiting: 3, refused: 1, oldestWaitingAt: '2026-11-25T10:42:00.000Z', isStorageLow: true };
  expect((await sync(ada, waiting)).body.isMember).toBe(true);
  await sync(ada, { deviceID: 'phone', name: 'Chrome on Android' });
  const devices = async () => (await progress(classID)).body.students[0]?.devices ?? [];
  expect(await devices()).toMatchObject([
    { name: 'Chrome on Android', waiting: 0 },
    { name: 'Firefox on Linux', ...waiting },
  ]);
  for (let n = 0; n < classWorkLimits.devicesMax; n += 1) await sync(ada, { deviceID: `more-${n}` });
  expect(await devices()).toHaveLength(classWorkLimits.devicesMax);
  await manage(classID, { action: 'archive' });
  expect(await devices()).toEqual([]);
  const person = await signUpPerson(server.url, 'work.single');
  expect((await sync(person)).body).toMatchObject({ isMember: false, comments: [] });
  const kept = await db.selectFrom('device_reports').select('uid').where('uid', '=', person.uid).execute();
  expect(kept).toEqual([]);
  expect((await sync(ada, { waiting: -1 })).status).toBe(400);
});

test('teachers read the programs of an assignment, and students only their own', async () => {
  const classID = await makeClass(ada, ben);
  const early = await submit(ada, problem, { code: 'print("before the assignment")' });
  await assign(classID, [problem, question], { opensAt: at(0) });
  expect((await work(classID, 'work.ada')).body.work).toEqual([]);
  const submissionID = await submit(ada);
  await submit(ada, other);
  await waitForVerdict(server.url, submissionID);
  const { body } = await work(classID, 'WORK.ada');
  expect(body.work).toMatchObject([
    { submissionID, verdict: 'AC', passedTestcases: 2, code: expect.any(String) },
  ]);
  expect(body.problems.map(({ title }) => title).sort()).toEqual(['Ends of a ship', 'Sum']);
  expect(JSON.stringify(body)).not.toContain(early);
  expect((await work(classID, 'work.ada', ada)).body).toMatchObject({
    isOwn: true,
    work: [{ submissionID }],
  });
  expect(code(await work(classID, 'work.ada', teacher, other))).toBe('PROBLEM_NOT_FOUND');
  expect(code(await work(classID, 'work.ada', ben))).toBe('CLASS_MEMBER_NOT_FOUND');
  expect(code(await work(classID, 'work.ada', colleague))).toBe('CLASS_NOT_FOUND');
  const answer = { problemID: question, answer: 'option_0', type: 'problem' };
  await request(`${server.url}/api/answers/submit`, answer, { token: ada.token, key: randomUUID() });
  expect((await work(classID, 'work.ada', teacher, question)).body.work).toMatchObject([
    { answer: { texts: ['The bow'], correct: false } },
  ]);
  await manage(classID, { action: 'archive' });
  expect((await work(classID, 'work.ada')).status).toBe(200);
  await manage(classID, { action: 'remove', username: 'work.ada' });
  expect(code(await work(classID, 'work.ada'))).toBe('CLASS_MEMBER_NOT_FOUND');
  expect(code(await work(classID, 'work.ada', ada))).toBe('CLASS_NOT_FOUND');
});

test('a comment on a line reaches the student and the teachers, and nobody else', async () => {
  const classID = await makeClass(ada, ben);
  await manage(classID, { action: 'addTeacher', username: 'work.colleague' });
  await assign(classID);
  const submissionID = await submit(ada);
  const { commentID } = (await comment(classID, submissionID, teacher, { line: 2, text: ' Nice. ' })).body;
  const seen = (await comments(ada)).filter((one) => one.classID === classID);
  expect(seen).toMatchObject([
    {
      commentID,
      submissionID,
      problemID: problem,
      line: 2,
      quote: 'print(a + b)',
      text: 'Nice.',
      isOwn: false,
      isOnOwnWork: true,
      author: { displayName: 'Ms Hopper', isTeacher: true },
    },
  ]);
  await comment(classID, submissionID, ada, { line: 2, text: 'Thank you' });
  expect((await work(classID, 'work.ada', colleague)).body.comments.map(({ text }) => text)).toEqual([
    'Nice.',
    'Thank you',
  ]);
  expect((await comments(ben)).filter((one) => one.classID === classID)).toEqual([]);
  expect(code(await comment(classID, submissionID, ben))).toBe('SUBMISSION_NOT_FOUND');
  const stranger = await makeClass(ben);
  expect(code(await comment(stranger, submissionID, teacher))).toBe('SUBMISSION_NOT_FOUND');
  expect(code(await comment(classID, await submit(ada, other), teacher))).toBe('SUBMISSION_NOT_FOUND');
  expect(code(await comment(stranger, submissionID, colleague))).toBe('CLASS_NOT_FOUND');
});

test('authors change and delete their comments; a repeat or a late change has no second effect', async () => {
  const classID = await makeClass(ada);
  await assign(classID);
  const submissionID = await submit(ada);
  const commentID = randomUUID();
  const key = randomUUID();
  for (const _ of [1, 2]) {
    expect((await comment(classID, submissionID, teacher, { commentID, key })).status).toBe(200);
  }
  const here = async () => (await comments(ada)).filter((one) => one.classID === classID);
  expect(await here()).toMatchObject([{ text: 'Why?', editedAt: null }]);
  const { version } = (await sync(ada)).body;
  expect((await sync(ada, {}, version)).body).not.toHaveProperty('comments');
  await comment(classID, submissionID, teacher, { commentID, text: 'Why so long?' });
  expect((await sync(ada, {}, version)).body.comments).toBeDefined();
  expect(await here()).toMatchObject([{ text: 'Why so long?', editedAt: expect.any(String) }]);
  expect(code(await comment(classID, submissionID, ada, { commentID, text: 'Mine' }))).toBe(
    'COMMENT_OF_OTHER',
  );
  await comment(classID, submissionID, teacher, { commentID, text: '' });
  expect(await here()).toEqual([]);
  await comment(classID, submissionID, teacher, { commentID, text: 'Back?' });
  expect(await here()).toEqual([]);
  expect((await comment(classID, submissionID, teacher, { text: 'x'.repeat(4001) })).status).toBe(400);
});

test('people who left read no comments; export has them, and deletion takes them along', async () => {
  const classID = await makeClass(ada);
  const leaver = await signUpPerson(server.url, 'work.leaver');
  await request(url('join'), { code: (await manage(classID, { action: 'newCode' })).body.code }, leaver);
  await assign(classID);
  const [ofAda, ofLeaver] = [await submit(ada), await submit(leaver)];
  await comment(classID, ofAda, teacher, { text: 'For Ada' });
  await comment(classID, ofLeaver, teacher, { text: 'For the leaver' });
  await comment(classID, ofLeaver, leaver, { text: 'My answer' });
  await sync(leaver, { waiting: 2 });
  const copy = (await request<AccountExport>(`${server.url}/api/users/export`, undefined, leaver)).body;
  expect(copy.comments?.map(({ text, isOwn }) => [text, isOwn])).toEqual([
    ['For the leaver', false],
    ['My answer', true],
  ]);
  expect(copy.devices).toMatchObject([{ name: 'Firefox on Linux', waiting: 2 }]);
  await manage(classID, { action: 'remove', username: 'work.ada' });
  expect((await comments(ada)).filter((one) => one.classID === classID)).toEqual([]);
  const texts = async () =>
    (await comments(teacher)).filter((one) => one.classID === classID).map(({ text }) => text);
  expect(await texts()).toEqual(['For the leaver', 'My answer']);
  expect((await identityCall(server.url, 'delete', { idToken: leaver.token })).status).toBe(200);
  expect(await texts()).toEqual([]);
  const rows = await db.selectFrom('device_reports').select('uid').where('uid', '=', leaver.uid).execute();
  expect(rows).toEqual([]);
});
