/** Private problems of an assignment, work that was written offline, export and deletion. */
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Assignment, TaskState } from '../../../contract/entities/classes/assignment';
import type { DownloadPlan } from '../../../contract/entities/download';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import type { AccountExport } from '../../../contract/entities/profile';
import type { WorkLink } from '../../../contract/entities/work-link';
import { workText } from '../../../contract/rules/classes/work-chain';
import { openDatabase } from '../../../server/platform/database/open';
import { query } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import { type Answer, createProblem, createQuestion, type Person, request, signUpPerson } from '../client';
import {
  type AssignmentDraft,
  at,
  draftAssignment,
  giveAssignment,
  openClass,
  signUpTeacher,
} from './classroom';

const { server, databaseUrl } = await startSite();
const db = openDatabase(databaseUrl, () => {});
afterAll(() => db.destroy());

const minute = 60_000;
let teacher: Person;
let ada: Person;
let ben: Person;
let classID: string;

beforeAll(async () => {
  teacher = await signUpTeacher(server.url, db, 'teacher');
  ada = await signUpPerson(server.url, 'ada.work');
  ben = await signUpPerson(server.url, 'ben.work');
  classID = await openClass(server.url, teacher, { Reds: [ada], '': [ben] });
  await createProblem(server.url, teacher, { id: 'HIDDEN', public: false });
  await createQuestion(server.url, teacher, { id: 'QUIZ' });
});

const post = <T = Record<string, unknown>>(path: string, body: object, person: Person): Promise<Answer<T>> =>
  request<T>(`${server.url}/api/${path}`, body, { ...person, key: randomUUID() });
const code = (answer: Answer) => (answer.body as { errorCode?: string }).errorCode;

const assign = (names: readonly string[], more: Partial<AssignmentDraft> = {}) =>
  giveAssignment(server.url, teacher, draftAssignment(classID, names, { dueAt: at(-30 * minute), ...more }));

async function ownState(person: Person, assignmentID: string): Promise<TaskState | undefined> {
  const { body } = await post<{ assignments: Assignment[] }>('assignments/get-all', {}, person);
  return body.assignments.find((one) => one.assignmentID === assignmentID)?.tasks[0]?.own;
}

test('a private problem opens to recipients at the opening, and closes with the assignment', async () => {
  const open = (person: Person) =>
    post<{ problems: ProblemDetail[] }>('problem/get', { problemID: 'HIDDEN' }, person);
  const submit = (person: Person) =>
    post('code/submit', { code: 'x', language: 'PYTHON3', problemID: 'HIDDEN', type: 'problem' }, person);
  const later = await assign(['HIDDEN'], { opensAt: at(minute), dueAt: null, groups: ['Reds'] });
  const plan = () =>
    post<DownloadPlan>('downloads/plan', { kind: 'assignment', name: later.assignmentID }, ada);
  const take = async () =>
    (await post<{ problems: ProblemDetail[] }>('downloads/problems', { ids: ['HIDDEN'] }, ada)).body.problems;
  expect(code(await open(ada))).toBe('PROBLEM_NOT_FOUND');
  expect((await plan()).body.problems).toEqual([]);
  expect(await take()).toEqual([]);
  await post('assignments/save', { ...later, version: 1, opensAt: at(-minute) }, teacher);
  expect((await open(ada)).status).toBe(200);
  expect((await submit(ada)).status).toBe(200);
  expect((await plan()).body.problems).toMatchObject([{ id: 'HIDDEN' }]);
  expect(await take()).toMatchObject([{ id: 'HIDDEN' }]);
  expect(code(await open(ben))).toBe('PROBLEM_NOT_FOUND');
  expect(code(await submit(ben))).toBe('PROBLEM_NOT_FOUND');
  expect(code(await post('downloads/plan', { kind: 'assignment', name: later.assignmentID }, ben))).toBe(
    'ASSIGNMENT_NOT_FOUND',
  );
  await post('assignments/delete', later, teacher);
  expect(code(await open(ada))).toBe('PROBLEM_NOT_FOUND');
});

test('a removed student and a former teacher’s class lose the private problem', async () => {
  const cleo = await signUpPerson(server.url, 'cleo.work');
  const small = await openClass(server.url, teacher, { '': [cleo] });
  await assign(['HIDDEN'], { classID: small });
  const open = () => post('problem/get', { problemID: 'HIDDEN' }, cleo);
  expect((await open()).status).toBe(200);
  await post('classes/manage', { classID: small, action: 'remove', username: cleo.username }, teacher);
  expect((await open()).status).toBe(404);
});

const device = 'laptop';
const hashOf = (link: WorkLink, answer: string) =>
  createHash('sha256')
    .update(workText(link, { problemID: 'QUIZ', language: '', content: JSON.stringify(answer) }))
    .digest('hex');
const linkAt = (sequence: number, previousHash: string, ms: number, more: object = {}): WorkLink => ({
  device,
  sequence,
  previousHash,
  writtenTime: at(ms),
  deviceTime: at(ms),
  ...more,
});
const answer = (person: Person, work: WorkLink, given = 'option_1') =>
  post('answers/submit', { problemID: 'QUIZ', answer: given, type: 'problem', work }, person);

test('work written offline before the due date is on time; a broken chain counts from its arrival', async () => {
  const { assignmentID } = await assign(['QUIZ']);
  const wrong = linkAt(1, '', -50 * minute);
  const right = linkAt(2, hashOf(wrong, 'option_0'), -40 * minute);
  expect((await answer(ada, wrong, 'option_0')).status).toBe(200);
  expect((await answer(ada, right)).status).toBe(200);
  expect(await ownState(ada, assignmentID)).toMatchObject({
    state: 'solved',
    tries: 2,
    late: false,
    solvedAt: right.writtenTime,
  });
  const state = await ownState(ada, assignmentID);
  expect(Date.parse(state?.receivedAt ?? '')).toBeGreaterThan(Date.now() - minute);
  await answer(ben, linkAt(2, 'guess', -40 * minute));
  expect(await ownState(ben, assignmentID)).toMatchObject({ state: 'solved', late: true });
});

test('an entry that a later contact of its device did not name counts from its arrival', async () => {
  const eve = await signUpPerson(server.url, 'eve.work');
  const small = await openClass(server.url, teacher, { '': [eve] });
  const { assignmentID } = await assign(['QUIZ'], { classID: small });
  await post('assignments/get-all', { chain: { device, sequence: 0 } }, eve);
  await answer(eve, linkAt(1, '', -40 * minute));
  expect(await ownState(eve, assignmentID)).toMatchObject({ late: true });
});

test('the export has the teacher’s assignments and the time of writing; deleting accounts leaves the class', async () => {
  const leaver = await signUpTeacher(server.url, db, 'leaver');
  const student = await signUpPerson(server.url, 'finn.work');
  const left = await openClass(server.url, leaver, { '': [student] });
  await post('classes/manage', { classID: left, action: 'addTeacher', username: 'teacher' }, leaver);
  const made = { ...(await assign(['QUIZ'], { classID: left })), version: 1 };
  await post(
    'assignments/save',
    { ...made, assignmentID: randomUUID(), version: 0, title: 'Second' },
    leaver,
  );
  await answer(student, linkAt(1, '', -40 * minute));
  const exported = async (person: Person) =>
    (await request<AccountExport>(`${server.url}/api/users/export`, undefined, person)).body;
  expect((await exported(leaver)).assignments).toMatchObject([
    { title: 'Second', tasks: [{ kind: 'quiz', name: 'QUIZ' }] },
  ]);
  expect((await exported(student)).answers).toMatchObject([{ writtenTime: expect.any(String) }]);
  for (const person of [leaver, student]) {
    const { uid, username } = person;
    expect((await post('users/delete', { uid, username }, person)).status).toBe(200);
  }
  const kept = await query(
    databaseUrl,
    'select title, created_by from assignments where class_id = $1 order by 1',
    [left],
  );
  expect(JSON.stringify(kept)).toContain('"title":"Second","created_by":null');
  const traces = await query(databaseUrl, 'select 1 from work_entries where uid = $1', [student.uid]);
  expect(JSON.stringify(traces)).not.toContain('1');
});
