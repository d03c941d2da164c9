/** A virtual run with questions of several right options and of orders, and with code completion. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { AnswerReceipt } from '../../../contract/entities/answer';
import type { VirtualContest } from '../../../contract/entities/contest/virtual-contest';
import type { SubmissionState, SubmitReceipt } from '../../../contract/entities/submission';
import { sortedLines } from '../../../contract/rules/questions/ordering-lines';
import { virtualStanding } from '../../../src/features/contests/virtual/virtual-standing';
import { query } from '../../support/product/postgres';
import { joinSharedSite } from '../../support/product/shared-site';
import {
  createProblem,
  createQuestion,
  eventually,
  type Person,
  request,
  signUpPerson,
  waitForVerdict,
} from '../client';
import { contestClient } from '../contest-client';

const { databaseUrl, server } = await joinSharedSite({ judge: true });
const { post, create, enter, board } = contestClient(() => server.url);
let setter: Person;
let ada: Person;
let ben: Person;

const lines = ['read n', 'total = 0', 'loop', 'print total'];
const idsOf = (...texts: string[]) =>
  texts.map((text) => sortedLines(lines).find((line) => line.text === text)?.id ?? '');
const filled = 'a, b = map(int, input().split())\nprint(a + b)\n';
const problems = ['VIRTUAL-PRIMES', 'VIRTUAL-ORDER', 'VIRTUAL-GAPS'];
const [primes = '', order = '', gapped = ''] = problems;

beforeAll(async () => {
  setter = await signUpPerson(server.url, 'virtual.setter');
  ada = await signUpPerson(server.url, 'virtual.ada');
  ben = await signUpPerson(server.url, 'virtual.ben');
  const options = ['2', '4', '7'].map((text, at) => ({ id: `option_${at}`, text, isCorrect: text !== '4' }));
  await createQuestion(server.url, setter, {
    id: primes,
    type: 'multiple-answer',
    questionData: { questionText: 'Which are prime?', options, partialPoints: true },
  });
  await createQuestion(server.url, setter, {
    id: order,
    type: 'ordering',
    questionData: { questionText: 'Order.', lines, otherOrders: [[1, 0, 2, 3]] },
  });
  const code = 'a, b = map(int, input().split())\nprint(@{}@)\n';
  await createProblem(server.url, setter, {
    id: gapped,
    initialCode: [{ language: 'PYTHON3', code, gaps: true }],
  });
});

const answer = (person: Person, problemID: string, given: readonly string[], more: object) =>
  post<AnswerReceipt>('/answers/submit', { problemID, answer: given, ...more }, person);
const submit = (person: Person, code: string, more: object) =>
  post<SubmitReceipt>('/code/submit', { problemID: gapped, language: 'PYTHON3', code, ...more }, person);
const practice = { type: 'problem' };
const minuteMs = 60_000;

test('item 8 new kinds of problems earn their points in a virtual run, which is ranked in the final leaderboard', async () => {
  const contestSlug = await create(setter, {
    name: `Kinds ${randomUUID().slice(0, 8)}`,
    problems,
    lateSyncMinutes: 1,
    openContestForever: false,
    endTime: new Date(Date.now() + 60 * minuteMs).toISOString(),
  });
  const inContest = { type: 'contest', contestSlug };
  await enter(ada, contestSlug);
  expect((await answer(ada, primes, ['option_0', 'option_2'], inContest)).body.score).toBe(100);
  expect((await answer(ada, order, idsOf(...lines).reverse(), inContest)).body.score).toBe(0);
  const entered = await submit(ada, filled, inContest);
  await waitForVerdict(server.url, entered.body.submissionID);
  const official = await eventually(async () => {
    const { leaderboard } = await board(contestSlug);
    return leaderboard[0]?.totalScore === 200 ? leaderboard : undefined;
  });
  await query(
    databaseUrl,
    `update contests set start_time = now() - interval '3 hours', end_time = now() - interval '1 hour' where slug = $1`,
    [contestSlug],
  );

  const virtual = await request<VirtualContest>(
    `${server.url}/api/contests/virtual/${contestSlug}`,
    undefined,
    ben,
  );
  expect(virtual.body.problems.map(({ type }) => type).sort()).toEqual([
    ...['code', 'multiple-answer', 'ordering'],
  ]);
  expect(JSON.stringify(virtual.body.problems)).not.toMatch(/isCorrect|otherOrders|@\{/);
  const template = virtual.body.problems.find(({ id }) => id === gapped)?.initialCode[0];
  expect(template).toMatchObject({ code: expect.stringContaining('print()'), gaps: [[39, 39]] });
  expect(virtual.body.standings).toEqual([[200, expect.any(Number), 2]]);

  const partly = await answer(ben, primes, ['option_0'], practice);
  const ordered = await answer(ben, order, idsOf('total = 0', 'read n', 'loop', 'print total'), practice);
  expect(await submit(ben, 'print(3)\n', practice)).toMatchObject({
    status: 422,
    body: { errorCode: 'CODE_OUTSIDE_GAPS' },
  });
  const sent = await submit(ben, filled, practice);
  const { submissionID } = sent.body;
  await waitForVerdict(server.url, submissionID);
  const judged = await request<SubmissionState>(
    `${server.url}/api/code/status/${submissionID}`,
    undefined,
    ben,
  );
  const answered = (minute: number, result: AnswerReceipt) => ({
    codes: [],
    answers: [{ elapsedMs: minute * minuteMs, receipt: 'judged' as const, result }],
  });
  const coded = {
    codes: [{ elapsedMs: 9 * minuteMs, receipt: 'judged' as const, state: judged.body }],
    answers: [],
  };
  const first = answered(3, partly.body);
  expect(virtualStanding([first, answered(5, ordered.body), coded], virtual.body)).toMatchObject({
    totalScore: 250,
    lastImprovementMs: 9 * minuteMs,
    attempts: 3,
    rank: 1,
    participants: 2,
    waiting: 0,
  });
  expect(virtualStanding([first, answered(5, ordered.body)], virtual.body)).toMatchObject({
    totalScore: 150,
    rank: 2,
  });
  expect((await board(contestSlug)).leaderboard).toEqual(official);
}, 60_000);
