/** Hints and editorials: who gets them, and when (decision 104). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import type { ProblemDetail, ProblemListItem } from '../../../contract/entities/problem/problem';
import { openDatabase } from '../../../server/platform/database/open';
import { inMinutes } from '../../support/in-minutes';
import { query } from '../../support/product/postgres';
import { joinSharedSite } from '../../support/product/shared-site';
import { openClass, signUpTeacher } from '../classes/classroom';
import { createProblem, createQuestion, type Person, request, signUpPerson } from '../client';
import { contestClient } from '../contest-client';

const { databaseUrl, server } = await joinSharedSite();
const { post, create, register } = contestClient(() => server.url);
const db = openDatabase(databaseUrl, () => {});
afterAll(() => db.destroy());
const help = { hints: ['Read it *again*.', 'Sort.'], editorial: 'Sort, then count.' };
let author: Person;
let people = 0;

beforeAll(async () => {
  author = await signUpPerson(server.url, 'helpful');
});

const newPerson = () => signUpPerson(server.url, `stuck.${++people}`);
const newProblem = () => createProblem(server.url, author, help);
const detail = async (problemID: string, person?: Person) =>
  (await post<{ problems: ProblemDetail[] }>('/problem/get', { problemID }, person)).body.problems[0];
const copied = async (problemID: string, person?: Person) =>
  (await post<{ problems: ProblemDetail[] }>('/downloads/problems', { ids: [problemID] }, person)).body
    .problems[0];
/** In a problem and in its copy. */
const texts = async (problemID: string, person?: Person) => {
  const [own, copy] = [await detail(problemID, person), await copied(problemID, person)];
  const of = ({ hints, editorial }: Partial<ProblemDetail> = {}) => ({ hints, editorial });
  expect(of(copy)).toEqual(of(own));
  return of(own);
};
const nothing = { hints: undefined, editorial: undefined };

test('a problem and a question have hints and an editorial, in their copies too, and lists say so', async () => {
  const problem = await newProblem();
  const question = await createQuestion(server.url, author, help);
  const bare = await createProblem(server.url, author);
  for (const id of [problem, question]) {
    expect(await texts(id)).toEqual(help);
    expect(await detail(id)).toMatchObject({ hintCount: 2, hasEditorial: true });
  }
  expect(await texts(bare)).toEqual(nothing);
  expect(await detail(bare)).toMatchObject({ hintCount: 0, hasEditorial: false });
  const { body } = await post<ProblemListItem[]>('/problem/get-all', {
    fields: ['id', 'hasEditorial'],
    perPage: 200,
  });
  const listed = new Map(body.map(({ id, hasEditorial }) => [id, hasEditorial]));
  expect([problem, question, bare].map((id) => listed.get(id))).toEqual([true, true, false]);
});

test('its creator exports, changes and removes them', async () => {
  const id = await newProblem();
  const whole = async () =>
    (await post<{ problem: NewProblem; version: number }>('/problem/export', { problemID: id }, author)).body;
  const { problem, version } = await whole();
  expect(problem).toMatchObject(help);
  const account = await request(`${server.url}/api/users/export`, undefined, author);
  expect(JSON.stringify(account.body)).toContain(help.editorial);
  const change = (more: object, from: number) =>
    post('/problem/update', { problemID: id, version: from, problem: { ...problem, ...more } }, author);
  expect(await change({ hints: ['One.'] }, version)).toMatchObject({ status: 200 });
  expect(await texts(id)).toEqual({ ...help, hints: ['One.'] });
  expect(await change({ hints: [], editorial: '' }, version + 1)).toMatchObject({ status: 200 });
  expect(await texts(id)).toEqual(nothing);
  expect((await whole()).problem).not.toHaveProperty('hints');
  const tooMany = { hints: ['1', '2', '3', '4'] };
  expect(await change(tooMany, version + 2)).toMatchObject({ status: 400 });
});

test('a running contest withholds them from participants, and from everybody if the author runs it', async () => {
  const id = await newProblem();
  const [ada, ben, cleo] = [await newPerson(), await newPerson(), await newPerson()];
  const contest = { problems: [id], openContestForever: false, endTime: inMinutes(60), lateSyncMinutes: 0 };
  const foreign = await create(ben, contest);
  await register(ada, foreign);
  expect(await texts(id, ada)).toEqual(nothing);
  expect(await detail(id, ada)).toMatchObject({ hintCount: 2, hasEditorial: true });
  expect(await texts(id, cleo)).toEqual(help);
  const own = await create(author, contest);
  for (const person of [ada, cleo, undefined]) expect(await texts(id, person)).toEqual(nothing);
  expect(await texts(id, author)).toEqual(help);
  await query(
    databaseUrl,
    `update contests set start_time = now() - interval '2 h', end_time = now() - interval '1 h'
    where slug in ($1, $2)`,
    [foreign, own],
  );
  for (const person of [ada, cleo, undefined]) expect(await texts(id, person)).toEqual(help);
  const { body } = await request<{ problems: { problem: ProblemDetail }[] }>(
    `${server.url}/api/contests/practice/${own}`,
    undefined,
    ada,
  );
  expect(body.problems[0]?.problem).toMatchObject(help);
});

test('an assignment withholds editorials from its recipients until it is due, and leaves the hints', async () => {
  const id = await newProblem();
  const teacher = await signUpTeacher(server.url, db, 'help.teacher');
  const [ada, ben] = [await newPerson(), await newPerson()];
  const classID = await openClass(server.url, teacher, { Reds: [ada], Blues: [ben] });
  const assignment = {
    assignmentID: randomUUID(),
    classID,
    version: 0,
    title: 'Loops',
    text: '',
    opensAt: inMinutes(-9),
    dueAt: inMinutes(60),
    lateUntil: inMinutes(90),
    languages: [],
    groups: ['Reds'],
    showSolutions: true,
    isPublished: true,
    tasks: [{ kind: 'problem', name: id, solution: '' }],
  };
  expect(await post('/assignments/save', assignment, teacher)).toMatchObject({ status: 200 });
  expect(await texts(id, ada)).toEqual({ hints: help.hints, editorial: undefined });
  expect(await detail(id, ada)).toMatchObject({ hasEditorial: true, editorialFrom: assignment.lateUntil });
  for (const person of [ben, teacher]) expect(await texts(id, person)).toEqual(help);
  const over = { ...assignment, version: 1, dueAt: inMinutes(-5), lateUntil: null };
  expect(await post('/assignments/save', over, teacher)).toMatchObject({ status: 200 });
  expect(await texts(id, ada)).toEqual(help);
});
