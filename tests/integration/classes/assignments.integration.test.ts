/** Assignments: who sees and changes them, recipients, late work, languages, states. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Assignment } from '../../../contract/entities/classes/assignment';
import { type MemberTaskState, readTaskStates } from '../../../server/modules/assignments/public';
import { openDatabase } from '../../../server/platform/database/open';
import { query } from '../../support/product/postgres';
import { joinSharedSite } from '../../support/product/shared-site';
import { type Answer, createProblem, createQuestion, type Person, request, signUpPerson } from '../client';
import {
  type AssignmentDraft,
  at,
  draftAssignment,
  giveAssignment,
  openClass,
  signUpTeacher,
} from './classroom';

const { server, databaseUrl } = await joinSharedSite();
const db = openDatabase(databaseUrl, () => {});
afterAll(() => db.destroy());

let teacher: Person;
let colleague: Person;
let ada: Person;
let ben: Person;
let classID: string;
const minute = 60_000;

beforeAll(async () => {
  teacher = await signUpTeacher(server.url, db, 'set.teacher');
  colleague = await signUpTeacher(server.url, db, 'set.colleague');
  ada = await signUpPerson(server.url, 'ada.tasks');
  ben = await signUpPerson(server.url, 'ben.tasks');
  classID = await openClass(server.url, teacher, { Reds: [ada], '': [ben] });
  await createProblem(server.url, teacher, { id: 'OPEN-TASK' });
  await createProblem(server.url, teacher, { id: 'HIDDEN-TASK', public: false });
  await createQuestion(server.url, teacher, { id: 'QUIZ-TASK' });
});

const post = <T = Record<string, unknown>>(path: string, body: object, person: Person): Promise<Answer<T>> =>
  request<T>(`${server.url}/api/${path}`, body, { ...person, key: randomUUID() });
const code = (answer: Answer) => (answer.body as { errorCode?: string }).errorCode;
const list = async (person: Person) =>
  (await post<{ assignments: Assignment[] }>('assignments/get-all', {}, person)).body.assignments;
const find = async (person: Person, { assignmentID }: { assignmentID: string }) =>
  (await list(person)).find((one) => one.assignmentID === assignmentID);

const task = (name: string, kind = 'problem', solution = '') => ({ kind, name, solution });
const draft = (more: Partial<AssignmentDraft> = {}) =>
  draftAssignment(classID, ['OPEN-TASK'], { text: 'Do **all**.', dueAt: at(60 * minute), ...more });
const save = (assignment: AssignmentDraft, person = teacher) =>
  post<Assignment>('assignments/save', assignment, person);
const assign = (more: Partial<AssignmentDraft> = {}) => giveAssignment(server.url, teacher, draft(more));

/** A judged submission, received some time ago. */
async function solve(person: Person, problemID: string, agoMs: number, verdict = 'AC', language = 'PYTHON3') {
  await query(
    databaseUrl,
    `insert into submissions (id, uid, problem_pk, problem_version, language, code, type, received_time, status, verdict)
      select $1, $2, pk, 1, $3, 'x', 'problem', $4, 'done', $5 from problems where id = $6`,
    [randomUUID(), person.uid, language, new Date(Date.now() - agoMs), verdict, problemID],
  );
}

test('a teacher publishes an assignment, and students see it with their own progress', async () => {
  const made = await assign({
    tasks: [task('OPEN-TASK', 'problem', 'Use a loop.'), task('QUIZ-TASK', 'quiz')],
  });
  const seen = await find(ada, made);
  expect(seen).toMatchObject({
    title: 'Loops',
    text: 'Do **all**.',
    role: 'student',
    className: 'Informatics 7b',
  });
  expect(seen?.tasks).toMatchObject([
    { kind: 'problem', name: 'OPEN-TASK', own: { state: 'notStarted', tries: 0, late: false } },
    { kind: 'quiz', name: 'QUIZ-TASK', own: { state: 'notStarted' } },
  ]);
  expect(JSON.stringify(seen)).not.toContain('Use a loop.');
  expect(seen).not.toHaveProperty('groups');
  expect((await find(teacher, made))?.tasks[0]).toMatchObject({ solution: 'Use a loop.' });
  expect((await find(teacher, made))?.tasks[0]).not.toHaveProperty('own');
});

test('strangers, students and teachers of other classes neither see nor change an assignment', async () => {
  const made = await assign();
  for (const person of [colleague, await signUpPerson(server.url, 'stranger')]) {
    expect(await find(person, made)).toBeUndefined();
    expect(code(await save({ ...made, version: 1 }, person))).toBe('CLASS_NOT_FOUND');
    expect(code(await post('assignments/delete', made, person))).toBe('CLASS_NOT_FOUND');
  }
  expect(code(await save({ ...made, version: 1 }, ada))).toBe('FORBIDDEN');
  expect(code(await post('assignments/delete', made, ada))).toBe('FORBIDDEN');
});

test('drafts, groups and the opening decide what a student sees', async () => {
  const hidden = await assign({ isPublished: false });
  const forReds = await assign({ groups: ['Reds'] });
  const later = await assign({ opensAt: at(minute), tasks: [task('HIDDEN-TASK')] });
  expect(await find(ada, hidden)).toBeUndefined();
  expect(await find(ada, forReds)).toBeDefined();
  expect(await find(ben, forReds)).toBeUndefined();
  expect((await find(ada, later))?.tasks).toEqual([]);
  expect((await find(teacher, later))?.tasks).toHaveLength(1);
});

test('work before the opening and in another language does not count, and tries end with the solution', async () => {
  await createProblem(server.url, teacher, { id: 'WINDOW-TASK' });
  const made = await assign({ languages: ['PYTHON3'], tasks: [task('WINDOW-TASK')] });
  const own = async () => (await find(ada, made))?.tasks[0]?.own;
  await solve(ada, 'WINDOW-TASK', 61 * minute);
  await solve(ada, 'WINDOW-TASK', 50 * minute, 'AC', 'CPP17');
  expect(await own()).toMatchObject({ state: 'notStarted', tries: 0 });
  await solve(ada, 'WINDOW-TASK', 40 * minute, 'CE');
  await solve(ada, 'WINDOW-TASK', 30 * minute, 'WA');
  expect(await own()).toMatchObject({ state: 'tried', tries: 1, solvedAt: null });
  await solve(ada, 'WINDOW-TASK', 20 * minute);
  await solve(ada, 'WINDOW-TASK', 10 * minute, 'WA');
  expect(await own()).toMatchObject({ state: 'solved', tries: 2, late: false });
  expect((await find(ben, made))?.tasks[0]?.own).toMatchObject({ state: 'notStarted' });
});

test('work after the due date is marked as late, until late work ends', async () => {
  await createProblem(server.url, teacher, { id: 'LATE-TASK' });
  const dates = { dueAt: at(-30 * minute), tasks: [task('LATE-TASK', 'problem', 'Sort first.')] };
  const made = await assign(dates);
  await solve(ada, 'LATE-TASK', 20 * minute);
  expect((await find(ada, made))?.tasks[0]).toMatchObject({
    own: { state: 'solved', late: true },
    solution: 'Sort first.',
  });
  const strict = await assign({ ...dates, lateUntil: at(-25 * minute) });
  expect((await find(ada, strict))?.tasks[0]?.own).toMatchObject({ state: 'notStarted', late: false });
  const silent = await assign({ ...dates, showSolutions: false });
  expect((await find(ada, silent))?.tasks[0]).not.toHaveProperty('solution');
  const openLate = await assign({ ...dates, lateUntil: at(minute) });
  expect((await find(ada, openLate))?.tasks[0]).not.toHaveProperty('solution');
});

test('the server refuses dates that contradict, and an assignment that a colleague changed', async () => {
  expect((await save(draft({ dueAt: at(-61 * minute) }))).status).toBe(400);
  expect((await save(draft({ dueAt: null, lateUntil: at(0) }))).status).toBe(400);
  expect((await save(draft({ tasks: [] }))).status).toBe(400);
  const made = await assign();
  expect((await save({ ...made, version: 1, title: 'First' })).body.version).toBe(2);
  expect(code(await save({ ...made, version: 1, title: 'Second' }))).toBe('ASSIGNMENT_EDITED');
  expect((await save(draft({ tasks: [task('NONE')] }))).status).toBe(404);
});

test('a late repeat of a save changes nothing, and is refused once something else is stored', async () => {
  const made = draft({ tasks: [task('OPEN-TASK', 'problem', 'Loop.'), task('QUIZ-TASK')] });
  const first = await save(made);
  expect(await save(made)).toMatchObject({ status: 200, body: first.body });
  expect(first.body.version).toBe(1);
  expect(code(await save({ ...made, title: 'Another' }))).toBe('ASSIGNMENT_EDITED');
  expect(code(await save({ ...made, tasks: made.tasks.toReversed() }))).toBe('ASSIGNMENT_EDITED');
  expect(code(await save({ ...made, isPublished: false }))).toBe('ASSIGNMENT_EDITED');
  const corrected = { ...made, version: 1, title: 'Corrected' };
  expect((await save(corrected)).body.version).toBe(2);
  expect(await save(corrected)).toMatchObject({ status: 200, body: { version: 2, title: 'Corrected' } });
  expect(code(await save({ ...made, title: 'Another' }))).toBe('ASSIGNMENT_EDITED');
  expect(code(await save(made))).toBe('ASSIGNMENT_EDITED');
  expect(await find(teacher, made)).toMatchObject({ version: 2, title: 'Corrected' });
});

test('a deleted assignment leaves the submissions', async () => {
  const made = await assign();
  await solve(ben, 'OPEN-TASK', minute);
  expect((await post('assignments/delete', made, teacher)).body).toEqual({ deleted: true });
  expect(code(await post('assignments/delete', made, teacher))).toBe('ASSIGNMENT_NOT_FOUND');
  const kept = await query(databaseUrl, 'select count(*)::int as n from submissions where uid = $1', [
    ben.uid,
  ]);
  expect(JSON.stringify(kept)).toContain('1');
});

test('the state of each recipient for each task is one row', async () => {
  await createProblem(server.url, teacher, { id: 'TASK-1' });
  await createProblem(server.url, teacher, { id: 'TASK-2' });
  const { assignmentID } = await assign({ tasks: [task('TASK-1'), task('TASK-2')] });
  await solve(ada, 'TASK-2', minute, 'WA');
  await solve(ben, 'TASK-2', minute);
  const rows: MemberTaskState[] = await readTaskStates(db, [assignmentID]);
  const state = (person: Person) =>
    rows
      .filter(({ uid }) => uid === person.uid)
      .map(({ position, state, tries }) => [position, state, tries]);
  expect(state(ada)).toEqual([
    [0, 'notStarted', 0],
    [1, 'tried', 1],
  ]);
  expect(state(ben)).toEqual([
    [0, 'notStarted', 0],
    [1, 'solved', 1],
  ]);
  expect(rows).toHaveLength(4);
});
