import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { AnswerReceipt, GivenAnswer } from '../../../contract/entities/answer';
import type { OwnPracticePage } from '../../../contract/entities/practice';
import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import type { ProblemDetail, ProblemListItem } from '../../../contract/entities/problem/problem';
import type { SearchResult } from '../../../contract/entities/search';
import { memoryTree } from '../../../contract/package/file-tree';
import { readQuestion } from '../../../contract/package/read-question';
import { writeQuestion } from '../../../contract/package/write-question';
import { sortedLines } from '../../../contract/rules/questions/ordering-lines';
import { query } from '../../support/product/postgres';
import { startSite } from '../../support/product/site';
import { createQuestion, type Person, request, signUpPerson } from '../client';
import { contestClient } from '../contest-client';

const { databaseUrl, server } = await startSite();
const { post, create, enter, board } = contestClient(() => server.url);
let ada: Person;
let ben: Person;

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
  ben = await signUpPerson(server.url, 'ben.k');
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

test('in a contest each question takes one answer, and partial points count in the leaderboard', async () => {
  const contestSlug = await create(ada, { name: 'New questions', problems: ['PRIMES', 'ORDER'] });
  const { problems } = await enter(ben, contestSlug);
  expect(problems.map(({ type }) => type)).toEqual(['multiple-answer', 'ordering']);
  expect(JSON.stringify(problems)).not.toMatch(/isCorrect|otherOrders/);
  const answer = (problemID: string, given: string[]) =>
    post<AnswerReceipt & Refused>(
      '/answers/submit',
      { problemID, answer: given, type: 'contest', contestSlug },
      ben,
    );
  expect(await answer('PRIMES', ['option_0'])).toMatchObject({
    status: 200,
    body: { correct: false, score: 50, contest: { state: 'counted' } },
  });
  expect(await answer('PRIMES', ['option_0', 'option_2'])).toMatchObject({
    status: 409,
    body: { errorCode: 'ANSWERED_BEFORE' },
  });
  expect(await answer('ORDER', idsOf('loop'))).toMatchObject({ status: 400 });
  expect(await answer('ORDER', idsOf(...lines))).toMatchObject({ body: { correct: true, score: 100 } });
  const { leaderboard } = await board(contestSlug);
  expect(leaderboard).toMatchObject([{ username: 'ben.k', totalScore: 150 }]);
});

test('D-16 the statistics count them, and lists and the search find them as questions', async () => {
  const before = await request<{ tries: number; accepted: number }>(
    `${server.url}/api/problem/statistics/ORDER`,
  );
  const { status } = await submit('ORDER', idsOf(...lines));
  expect(status).toBe(200);
  const after = await request(`${server.url}/api/problem/statistics/ORDER`);
  expect(after.body).toMatchObject({ tries: before.body.tries + 1, accepted: before.body.accepted + 1 });
  const list = async (kind: string) => {
    const body = { lastSeenId: null, kind, fields: ['id', 'type'] };
    const answer = await request<ProblemListItem[]>(`${server.url}/api/problem/get-all`, body);
    return answer.body.map(({ type }) => type);
  };
  expect(await list('question')).toEqual(expect.arrayContaining(['multiple-answer', 'ordering']));
  expect(await list('program')).not.toContain('ordering');
  const found = await request<SearchResult[]>(`${server.url}/api/search`, { query: 'order' });
  expect(found.body).toContainEqual(expect.objectContaining({ url: 'ORDER', problemType: 'ordering' }));
});

test.each(['PRIMES', 'ORDER'])(
  '%s is the same after export as a package, import and creation',
  async (id) => {
    const { body } = await post<{ problem: NewProblem }>('/problem/export', { problemID: id }, ada);
    if (!('questionData' in body.problem)) throw new Error('not a question');
    const read = await readQuestion(memoryTree(writeQuestion(body.problem)), 'folder');
    expect(read).toMatchObject({ ok: true, report: [] });
    if (!read.ok) return;
    expect(read.problem).toEqual(body.problem);
    const copy = await createQuestion(server.url, ada, { ...read.problem, id: `${id}-COPY` });
    const again = await post<{ problem: NewProblem }>('/problem/export', { problemID: copy }, ada);
    expect(again.body.problem).toEqual({ ...body.problem, id: copy });
  },
);

test('a profile counts them as solved once they are right', async () => {
  await submit('PRIMES', ['option_0', 'option_2']);
  const answer = await request<{ profile: { solved: { total: number } } }>(`${server.url}/api/users/ada.l`);
  // Own problems do not count (decision 019).
  expect(answer.body.profile.solved.total).toBe(0);
  const right = { problemID: 'PRIMES', answer: ['option_0', 'option_2'], type: 'problem' };
  expect(await post('/answers/submit', right, ben)).toMatchObject({ body: { correct: true } });
  const solved = await request<{ profile: { solved: { total: number } } }>(`${server.url}/api/users/ben.k`);
  expect(solved.body.profile.solved.total).toBeGreaterThanOrEqual(1);
});

test('learners whose mark changes with a corrected key learn of it, and the audit log has an entry', async () => {
  const problemID = await createQuestion(server.url, ada, { id: 'KEY', ...several });
  const given = { problemID, answer: ['option_0'], type: 'problem' };
  expect(await post('/answers/submit', given, ben)).toMatchObject({ body: { correct: false, score: 50 } });
  const own = async () => {
    const { body } = await post<OwnPracticePage>('/users/practice', {}, ben);
    return body.problems.find((one) => one.problemID === problemID)?.answer;
  };
  expect((await own())?.judgedAgain).toBeUndefined();
  const { body } = await post<{ problem: NewProblem; version: number }>(
    '/problem/export',
    { problemID },
    ada,
  );
  const options = several.questionData.options.map((one) => ({ ...one, isCorrect: one.id === 'option_0' }));
  const problem = { ...body.problem, questionData: { ...several.questionData, options } };
  const change = { problemID, version: body.version, problem };
  expect(await post('/problem/update', change, ada)).toMatchObject({ status: 200 });
  const begun = await post<{ rejudgeID: string }>('/problems/rejudge', { mode: 'preview', problemID }, ada);
  const { rejudgeID } = begun.body;
  expect(await post('/problems/rejudge', { mode: 'apply', problemID, rejudgeID }, ada)).toMatchObject({
    status: 200,
  });
  expect(await own()).toMatchObject({
    correct: true,
    score: 100,
    judgedAgain: { at: expect.stringMatching(/Z$/), correct: false },
  });
  const events = await query(
    databaseUrl,
    `select actor, target, after from audit_events where action = 'problem.rejudge'`,
  );
  const counts = [{ from: 'WA', to: 'AC', submissions: 1 }];
  expect(events).toEqual([
    { actor: ada.uid, target: problemID, after: { rejudgeID, problemVersion: 2, counts } },
  ]);
  // A new answer is no longer one that was judged again.
  await post('/answers/submit', given, ben);
  expect((await own())?.judgedAgain).toBeUndefined();
});
