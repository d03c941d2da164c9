import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { AnswerReceipt, GivenAnswer } from '../../contract/entities/answer';
import type { ProblemDetail } from '../../contract/entities/problem/problem';
import { sortedLines } from '../../contract/rules/questions/ordering-lines';
import { startSite } from '../support/product/site';
import { createQuestion, type Person, request, signUpPerson } from './client';

const { server } = await startSite();
let ada: Person;

const several = {
  type: 'multiple-answer',
  questionData: {
    questionText: 'Which are prime?',
    options: ['2', '4', '7'].map((text, at) => ({ id: `option_${at}`, text, isCorrect: text !== '4' })),
    partialPoints: true,
  },
};
const lines = ['read n', 'total = 0', 'loop', 'print total'];
const ordering = {
  type: 'ordering',
  questionData: { questionText: 'Order.', lines, otherOrders: [[1, 0, 2, 3]], isCode: true },
};

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'ada.l');
  await createQuestion(server.url, ada, { id: 'PRIMES', ...several });
  await createQuestion(server.url, ada, { id: 'ORDER', ...ordering });
});

type Refused = { errorCode: string; fields?: { path: string; message: string }[] };
const submit = (problemID: string, answer: unknown) =>
  request<AnswerReceipt & Refused>(
    `${server.url}/api/answers/submit`,
    { problemID, answer, type: 'problem' },
    { token: ada.token, key: randomUUID() },
  );
const idsOf = (...texts: string[]) =>
  texts.map((text) => sortedLines(lines).find((line) => line.text === text)?.id ?? '');

test('D-33 the device gets options and lines without their right order or marks', async () => {
  const read = async (problemID: string) =>
    (await request<{ problems: ProblemDetail[] }>(`${server.url}/api/problem/get`, { problemID }, ada)).body;
  const primes = (await read('PRIMES')).problems[0];
  expect(primes?.question).toEqual({
    questionText: 'Which are prime?',
    options: several.questionData.options.map(({ id, text }) => ({ id, text })),
    partialPoints: true,
  });
  const order = (await read('ORDER')).problems[0];
  expect(order?.question).toEqual({ questionText: 'Order.', lines: sortedLines(lines), isCode: true });
  expect(order?.question?.lines?.map(({ text }) => text)).toEqual([...lines].sort());
});

test('several right options earn all points together, and a part of them if the author wants that', async () => {
  expect((await submit('PRIMES', ['option_2', 'option_0'])).body).toMatchObject({
    correct: true,
    score: 100,
  });
  expect((await submit('PRIMES', ['option_0'])).body).toMatchObject({
    correct: false,
    score: 50,
    correctAnswer: ['option_0', 'option_2'],
  });
});

test('lines are right in each order that the author gave', async () => {
  const right = await submit('ORDER', idsOf(...lines));
  expect(right.body).toMatchObject({ correct: true, score: 100, correctAnswer: idsOf(...lines) });
  const other = idsOf('total = 0', 'read n', 'loop', 'print total');
  expect((await submit('ORDER', other)).body).toMatchObject({ correct: true });
  expect((await submit('ORDER', idsOf(...[...lines].reverse()))).body).toMatchObject({ correct: false });
  const { body } = await request<{ answers: GivenAnswer[] }>(
    `${server.url}/api/answers/ORDER`,
    undefined,
    ada,
  );
  expect(body.answers.map(({ answer }) => answer)).toContainEqual(other);
});

test.each([
  ['an unknown option', 'PRIMES', ['option_0', 'option_5'], 'The answer has an option'],
  ['an option twice', 'PRIMES', ['option_0', 'option_0'], ''],
  ['a missing line', 'ORDER', idsOf('loop'), 'each line of the question exactly once'],
  ['a line twice', 'ORDER', [...idsOf('loop'), ...idsOf('loop')], ''],
  ['a hundred options', 'PRIMES', Array.from({ length: 100 }, (_, at) => `option_${at}`), ''],
])('refuses %s with a message at the answer', async (_, problemID, answer, message) => {
  const { status, body } = await submit(problemID, answer);
  expect(status).toBe(400);
  expect(body.fields?.[0]?.path).toBe('answer');
  expect(body.fields?.[0]?.message).toContain(message);
});
