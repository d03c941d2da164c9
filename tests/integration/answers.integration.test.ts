import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { AnswerReceipt, GivenAnswer } from '../../contract/entities/answer';
import type { ProblemDetail } from '../../contract/entities/problem/problem';
import { query } from '../support/product/postgres';
import { startSite } from '../support/product/site';
import { createProblem, createQuestion, type Person, request, signUpPerson } from './client';

const { databaseUrl, server } = await startSite();
let ada: Person;
let bob: Person;

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'ada.l');
  bob = await signUpPerson(server.url, 'bob.m');
  await createQuestion(server.url, ada, { id: 'CHOICE' });
  await createQuestion(server.url, ada, { id: 'TRUTH', ...truth });
  await createQuestion(server.url, ada, { id: 'BLANKS', ...blanks });
  await createProblem(server.url, ada, { id: 'SUM' });
});

const truth = { type: 'true-false', questionData: { questionText: 'Is 7 even?', correctAnswer: false } };
const secret = 'hidden-bowline';
const blanks = {
  type: 'fill-in-the-blank',
  questionData: {
    questionText: 'A [[blank:first]] and a [[blank:second]].',
    blankAnswers: [
      { id: 'first', correctAnswer: secret, alternatives: ['bowline'] },
      { id: 'second', correctAnswer: 'reef knot' },
    ],
  },
};

type Refused = { errorCode: string; fields?: { path: string }[] };
const submit = (
  problemID: string,
  answer: unknown,
  { token, key = randomUUID() }: { token?: string; key?: string } = {},
  more: object = {},
) =>
  request<AnswerReceipt & Refused>(
    `${server.url}/api/answers/submit`,
    { problemID, answer, type: 'problem', ...more },
    { token, key },
  );
const listOf = (problemID: string, { token }: Person) =>
  request<{ answers: GivenAnswer[] }>(`${server.url}/api/answers/${problemID}`, undefined, { token });

test('D-33 an unanswered question never contains the right answer', async () => {
  for (const id of ['CHOICE', 'TRUTH', 'BLANKS']) {
    const answer = await request<{ problems: ProblemDetail[] }>(
      `${server.url}/api/problem/get`,
      { problemID: id },
      // Not even to the author: another person may use the device.
      { token: ada.token },
    );
    const text = JSON.stringify(answer.body);
    expect(text).not.toMatch(/isCorrect|correctAnswer|alternatives|blankAnswers/);
    expect(text).not.toContain(secret);
    expect(answer.body.problems[0]).toMatchObject({ id, explanation: '', testcaseLength: 0, samples: [] });
  }
});

test('ENT-11 options keep their order, with id and text', async () => {
  const { body } = await request<{ problems: ProblemDetail[] }>(`${server.url}/api/problem/get`, {
    problemID: 'CHOICE',
  });
  expect(body.problems[0]?.question).toEqual({
    questionText: 'Which end is behind?',
    options: [
      { id: 'option_0', text: 'The bow' },
      { id: 'option_1', text: 'The stern' },
    ],
  });
});

test('D-31 D-33 an answer is judged at once, and its response contains the right answer', async () => {
  const wrong = await submit('choice', 'option_0', ada);
  expect(wrong).toMatchObject({
    status: 200,
    body: { correct: false, score: 0, correctAnswer: 'option_1', explanation: 'The stern is behind.' },
  });
  expect((await submit('TRUTH', false, ada)).body).toMatchObject({ correct: true, score: 100 });
  expect((await submit('BLANKS', { first: ' Bowline', second: 'sheet bend' }, ada)).body).toMatchObject({
    correct: false,
    score: 0,
    correctAnswer: { first: secret, second: 'reef knot' },
    blanks: [
      { id: 'first', correct: true },
      { id: 'second', correct: false },
    ],
  });
});

test('lists the user’s own answers, newest first, and no others', async () => {
  await createQuestion(server.url, ada, { id: 'LISTED' });
  const first = await submit('LISTED', 'option_0', ada);
  const second = await submit('LISTED', 'option_1', ada);
  await submit('LISTED', 'option_0');
  await submit('LISTED', 'option_0', bob);
  const { body } = await listOf('listed', ada);
  expect(body.answers.map(({ answerID }) => answerID)).toEqual([second.body.answerID, first.body.answerID]);
  expect(body.answers[0]).toMatchObject({ answer: 'option_1', correct: true, score: 100 });
  expect((await listOf('LISTED', bob)).body.answers).toHaveLength(1);
});

const countAnswers = async () => {
  const [row] = await query<{ count: number }>(databaseUrl, 'select count(*)::int from answers');
  return row?.count ?? 0;
};

test('an answer repeated twenty times at once is stored once', async () => {
  const key = randomUUID();
  const before = await countAnswers();
  const sent = await Promise.all(Array.from({ length: 20 }, () => submit('TRUTH', true, { key })));
  expect(new Set(sent.map(({ body }) => body.answerID)).size).toBe(1);
  expect(await countAnswers()).toBe(before + 1);
  const other = await submit('TRUTH', false, { key });
  expect(other).toMatchObject({ status: 422, body: { errorCode: 'KEY_REUSED' } });
});

test('an answer needs a key', async () => {
  const answer = await request(`${server.url}/api/answers/submit`, {
    problemID: 'TRUTH',
    answer: true,
    type: 'problem',
  });
  expect(answer).toMatchObject({ status: 400, body: { errorCode: 'KEY_MISSING' } });
});

test.each([
  ['an answer of another type', 'TRUTH', 'option_0', {}, 400, 'VALIDATION'],
  ['an unknown option', 'CHOICE', 'option_9', {}, 400, 'VALIDATION'],
  ['a problem that is not a question', 'SUM', true, {}, 422, 'NOT_A_QUESTION'],
  ['an unknown problem', 'NOTHING', true, {}, 404, 'PROBLEM_NOT_FOUND'],
  ['an unknown contest', 'TRUTH', true, { type: 'contest', contestSlug: 'x' }, 401, 'UNAUTHENTICATED'],
])('%s is refused without revealing the answer', async (_, problemID, answer, more, status, errorCode) => {
  const refused = await submit(problemID, answer, {}, more);
  expect(refused).toMatchObject({ status, body: { errorCode } });
  expect(JSON.stringify(refused.body)).not.toMatch(/option_1|correctAnswer/);
});

test('an answer from a challenge that was removed is stored without it', async () => {
  const { status, body } = await submit('TRUTH', true, {}, { type: 'challenge', challengeID: 'removed' });
  expect(status).toBe(200);
  const rows = await query(databaseUrl, 'select type, challenge_id from answers where id = $1', [
    body.answerID,
  ]);
  expect(rows).toEqual([{ type: 'challenge', challenge_id: null }]);
});

test('code for a question is refused', async () => {
  const body = { code: 'print()', language: 'PYTHON3', problemID: 'CHOICE', type: 'problem' };
  const answer = await request(`${server.url}/api/code/submit`, body, { key: randomUUID() });
  expect(answer).toMatchObject({ status: 422, body: { errorCode: 'NOT_JUDGED_HERE' } });
});
