import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { ProblemListItem } from '../../../contract/entities/problem/problem';
import { joinSharedSite } from '../../support/product/shared-site';
import {
  type Answer,
  createProblem,
  createQuestion,
  type Person,
  request,
  signUpPerson,
  submitCode,
  sumProblem,
} from '../client';
import { contestClient } from '../contest-client';

const { server } = await joinSharedSite();
const { create } = contestClient(() => server.url);
let ada: Person;
let bob: Person;

interface Told {
  id: string;
  version: number;
  errorCode?: string;
  message?: string;
  problem: Record<string, unknown>;
  problems: { title: string; version: number }[];
}

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'ada.l.chan');
  bob = await signUpPerson(server.url, 'bob.m.chan');
});

const post = (path: string, body: object, person?: Person, key = randomUUID()): Promise<Answer<Told>> =>
  request<Told>(`${server.url}/api/problem/${path}`, body, { token: person?.token, key });
const change = (problemID: string, version: number, more: object, person = ada, key = randomUUID()) =>
  post('update', { problemID, version, problem: sumProblem(more) }, person, key);
const open = (problemID: string, person?: Person) => post('get', { problemID }, person);
const whole = (problemID: string) => post('export', { problemID }, ada);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('a change by the creator becomes the next version, visible to all', async () => {
  const id = await createProblem(server.url, ada, { title: 'Old title' });
  const testCases = [{ input: '7 8\n', output: '15\n' }];
  const summary = 'What is the sum?';
  const changed = await change(id, 1, { title: 'New title', summary, testCases });
  expect(changed).toMatchObject({ status: 200, body: { id, version: 2 } });
  expect((await open(id)).body.problems[0]).toMatchObject({ title: 'New title', version: 2 });
  const { body: list } = await request<ProblemListItem[]>(`${server.url}/api/problem/get-all`, {
    perPage: 200,
    fields: ['id', 'summary', 'version'],
  });
  expect(list.find((item) => item.id === id)).toMatchObject({ summary, version: 2 });
  expect((await whole(id)).body).toMatchObject({
    version: 2,
    problem: { title: 'New title', summary, testCases },
  });
});

test('the same change sent twice is applied once', async () => {
  const id = await createProblem(server.url, ada);
  const key = randomUUID();
  const once = await change(id, 1, { title: 'Once' }, ada, key);
  const again = await change(id, 1, { title: 'Once' }, ada, key);
  expect([once.body, again.body]).toEqual([
    { id, version: 2 },
    { id, version: 2 },
  ]);
});

test('refuses a change based on an older version, and changes nothing', async () => {
  const id = await createProblem(server.url, ada);
  await change(id, 1, { title: 'Second' });
  const late = await change(id, 1, { title: 'Late' });
  expect(late).toMatchObject({ status: 409, body: { errorCode: 'PROBLEM_EDITED' } });
  expect((await open(id)).body.problems[0]).toMatchObject({ title: 'Second', version: 2 });
});

test('ROLE-12 nobody else changes or deletes it, and a program cannot become a question', async () => {
  const id = await createProblem(server.url, ada);
  expect((await change(id, 1, {}, bob)).status).toBe(404);
  expect((await post('delete', { problemID: id }, bob)).status).toBe(404);
  const problem = {
    title: 'Q',
    description: 'Q',
    difficulty: 'easy',
    type: 'true-false',
    questionData: { questionText: 'Q', correctAnswer: true },
  };
  const turned = await post('update', { problemID: id, version: 1, problem }, ada);
  expect(turned).toMatchObject({ status: 400, body: { errorCode: 'VALIDATION' } });
});

test('QUIZ-3 only the creator gets a complete question, and can change it', async () => {
  const id = await createQuestion(server.url, ada, { title: 'Ends' });
  const { body } = await whole(id);
  expect(body.problem).toMatchObject({
    type: 'multiple-choice',
    questionData: { options: [{ isCorrect: false }, { isCorrect: true }] },
  });
  const changed = await post('update', { problemID: id, version: 1, problem: body.problem }, ada);
  expect(changed).toMatchObject({ status: 200, body: { version: 2 } });
  expect((await post('export', { problemID: id }, bob)).status).toBe(404);
});

test('ROLE-12 a problem can be changed and deleted while running or future contests contain it', async () => {
  const [running, ahead] = [await createProblem(server.url, ada), await createProblem(server.url, ada)];
  await create(ada, { name: 'Night race', problems: [running] });
  const times = { openContestImmediately: false, openContestForever: false };
  const days = { startTime: inDays(1), endTime: inDays(2) };
  await create(ada, { name: 'Race to come', problems: [ahead], ...times, ...days });
  for (const id of [running, ahead]) {
    expect((await change(id, 1, { title: 'Easier' })).status).toBe(200);
    expect((await post('delete', { problemID: id }, ada)).status).toBe(200);
    expect((await open(id, ada)).status).toBe(404);
  }
});

test('deleting an unused problem frees its id', async () => {
  const id = await createProblem(server.url, ada, { id: 'SHORT-LIVED' });
  expect(await post('delete', { problemID: id }, ada)).toMatchObject({ status: 200, body: { id } });
  expect((await open(id, ada)).status).toBe(404);
  expect(await createProblem(server.url, bob, { id: 'SHORT-LIVED' })).toBe('SHORT-LIVED');
});

test('a deleted problem with submissions is invisible to all, and the submissions stay with their users', async () => {
  const id = await createProblem(server.url, ada);
  const submissionID = await submitCode(server.url, id, {}, bob);
  expect((await post('delete', { problemID: id }, ada)).status).toBe(200);
  for (const person of [undefined, ada, bob]) expect((await open(id, person)).status).toBe(404);
  expect((await post('delete', { problemID: id }, ada)).status).toBe(404);
  const own = await request(`${server.url}/api/code/status/${submissionID}`, undefined, bob);
  expect(own.status).toBe(200);
});

test('PWIZ-11 reports a taken id with an alternative', async () => {
  await createProblem(server.url, ada, { id: 'crossing' });
  const ask = (id: string) => request(`${server.url}/api/check_availability/problem?id=${id}`);
  expect((await ask('crossing-over')).body).toEqual({ available: true, instead: 'crossing-over' });
  expect((await ask('Crossing')).body).toEqual({ available: false, instead: 'Crossing-2' });
  expect((await ask('create')).body).toMatchObject({ available: false });
  expect((await ask('no id')).status).toBe(400);
});
