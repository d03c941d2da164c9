import { randomUUID } from 'node:crypto';
import { beforeAll, expect, vi } from 'vitest';
import type { Rejudge } from '../../../contract/entities/contest/rejudge';
import type { Profile } from '../../../contract/entities/profile';
import type { SubmissionState } from '../../../contract/entities/submission';
import { rejudgeProblem } from '../../../tools/problem/rejudge';
import { deepTest, test } from '../../support/lanes';
import { query } from '../../support/product/postgres';
import { joinSharedSite } from '../../support/product/shared-site';
import {
  createProblem,
  eventually,
  type Person,
  request,
  signUpPerson,
  solution,
  submitCode,
  waitForVerdict,
} from '../client';

const { databaseUrl, server } = await joinSharedSite({ judge: true });
let ada: Person;
let bob: Person;

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'ada.l');
  bob = await signUpPerson(server.url, 'bob.m');
});

const rejudge = (body: object, person = ada) =>
  request<Rejudge>(`${server.url}/api/problems/rejudge`, body, person);
const stateOf = async (id: string) =>
  (await request<SubmissionState>(`${server.url}/api/code/status/${id}`)).body;
const preview = async (body: object): Promise<Rejudge> => {
  const begun = await rejudge({ mode: 'preview', ...body });
  expect(begun.status).toBe(200);
  const { problemID, rejudgeID } = begun.body;
  return await eventually(async () => {
    const answer = await rejudge({ mode: 'preview', problemID, rejudgeID });
    return answer.body.status === 'judging' ? undefined : answer.body;
  }, 60_000);
};
const mend = async (id: string, output: string) => {
  await query(
    databaseUrl,
    `update test_cases set expected = $2 where position = 1
      and problem_pk = (select pk from problems where id = $1)`,
    [id, Buffer.from(output)],
  );
  await query(databaseUrl, 'update problems set version = version + 1 where id = $1', [id]);
};
/** The second expected output is wrong: a correct solution gets WA, and one that prints 7 gets AC. */
const brokenProblem = () =>
  createProblem(server.url, ada, {
    testCases: [
      { input: '1 2\n', output: '3\n', sample: true },
      { input: '20 22\n', output: '7\n' },
    ],
  });
const lucky = 'a = input()\nprint(3 if a == "1 2" else 7)\n';

const practiceOf = async ({ username }: Person) => {
  const answer = await request<{ profile: Profile }>(`${server.url}/api/users/${username}`);
  const { solved, activity, badges } = answer.body.profile;
  return { solved: solved.total, accepted: activity[0]?.count ?? 0, badges: badges.map(({ name }) => name) };
};

test('D-34 rejudging updates solved problems in both directions, and badges stay', async () => {
  const problemID = await brokenProblem();
  const carl = await signUpPerson(server.url, 'carl.n');
  const handedIn = [
    await submitCode(server.url, problemID, { code: lucky }, carl),
    await submitCode(server.url, problemID, {}, bob),
  ];
  for (const id of handedIn) await waitForVerdict(server.url, id);
  // Nine problems solved before, close to the badge for ten.
  const others = await Promise.all(Array.from({ length: 9 }, () => createProblem(server.url, ada)));
  const solved = 'insert into solved_problems select $1, pk, now() from problems where id = any($2)';
  await query(databaseUrl, solved, [carl.uid, others]);
  await submitCode(server.url, problemID, { code: lucky }, carl).then((id) => waitForVerdict(server.url, id));
  expect(await practiceOf(carl)).toEqual({ solved: 10, accepted: 2, badges: ['beginner'] });
  const second = await brokenProblem();
  const last = await submitCode(server.url, second, { code: lucky }, carl);
  await waitForVerdict(server.url, last);
  expect(await practiceOf(carl)).toEqual({ solved: 11, accepted: 3, badges: ['beginner', 'solver-10'] });
  expect(await practiceOf(bob)).toEqual({ solved: 0, accepted: 0, badges: ['beginner'] });

  for (const id of [problemID, second]) {
    await mend(id, '42\n');
    const { rejudgeID } = await preview({ problemID: id });
    expect((await rejudge({ mode: 'apply', problemID: id, rejudgeID })).status).toBe(200);
  }
  expect(await practiceOf(carl)).toEqual({ solved: 9, accepted: 0, badges: ['beginner', 'solver-10'] });
  expect(await practiceOf(bob)).toEqual({ solved: 1, accepted: 1, badges: ['beginner'] });
});

test('a preview shows the changes without applying them; applying makes all of them count at once', async () => {
  const problemID = await brokenProblem();
  const [right, wrong] = [
    await submitCode(server.url, problemID, {}, bob),
    await submitCode(server.url, problemID, { code: lucky }, bob),
  ];
  await waitForVerdict(server.url, right);
  const before = await waitForVerdict(server.url, wrong);
  expect(before).toMatchObject({ verdict: 'AC', judgement: { number: 1 } });
  await mend(problemID, '42\n');

  const report = await preview({ problemID });
  expect(report).toMatchObject({
    status: 'ready',
    totalSubmissions: 2,
    judgedSubmissions: 2,
    failedSubmissions: 0,
  });
  expect(report.counts).toHaveLength(2);
  expect(report.counts).toContainEqual({ from: 'WA', to: 'AC', submissions: 1 });
  expect(report.changes).toContainEqual({
    submissionID: wrong,
    language: 'PYTHON3',
    from: { verdict: 'AC', score: 100 },
    to: { verdict: 'WA', score: 50 },
  });
  expect(await stateOf(wrong)).toEqual(before);

  const { rejudgeID } = report;
  expect(await rejudge({ mode: 'apply', problemID, rejudgeID })).toMatchObject({
    status: 200,
    body: { status: 'applied', counts: report.counts },
  });
  expect(await stateOf(wrong)).toMatchObject({
    status: 'done',
    verdict: 'WA',
    score: 50,
    passedTestcases: 1,
    judgement: { number: 2, judge: expect.stringMatching(/^\d+\.\d+\.\d+ (cgroup|userns|landlock)$/) },
    results: [{ verdict: 'AC', input: '1 2\n' }, { verdict: 'WA' }],
  });
  expect(await stateOf(right)).toMatchObject({ verdict: 'AC', score: 100 });
  const [first] = await query<{ verdict: string; reason: string; results: { verdict: string }[] }>(
    databaseUrl,
    'select verdict, reason, results from judgements where submission_id = $1 and number = 1',
    [wrong],
  );
  expect(first).toMatchObject({
    verdict: 'AC',
    reason: 'first',
    results: [{ verdict: 'AC' }, { verdict: 'AC' }],
  });
  const again = await rejudge({ mode: 'apply', problemID, rejudgeID });
  expect(again).toMatchObject({ status: 409, body: { errorCode: 'REJUDGE_SETTLED' } });
});

test('submissions to rejudge can be selected by language, verdict or individually', async () => {
  const problemID = await brokenProblem();
  const javascript = 'console.log(7)';
  const ids = [
    await submitCode(server.url, problemID, { code: lucky }),
    await submitCode(server.url, problemID),
    await submitCode(server.url, problemID, { code: javascript, language: 'JAVASCRIPT_NODE' }),
  ];
  for (const id of ids) await waitForVerdict(server.url, id);
  const total = async (choice: object) => {
    const { rejudgeID, totalSubmissions, counts } = await preview({ problemID, ...choice });
    expect(counts).toEqual([]);
    await rejudge({ mode: 'cancel', problemID, rejudgeID });
    return totalSubmissions;
  };
  expect(await total({ language: 'JAVASCRIPT_NODE' })).toBe(1);
  expect(await total({ verdict: 'WA' })).toBe(2);
  expect(await total({ submissionIDs: [ids[0], randomUUID()] })).toBe(1);
  expect(await total({ verdict: 'WA', language: 'CPP17' })).toBe(0);
});

test('a preview of an outdated version can only be cancelled', async () => {
  const problemID = await brokenProblem();
  const id = await submitCode(server.url, problemID);
  await waitForVerdict(server.url, id);
  await mend(problemID, '42\n');
  const { rejudgeID } = await preview({ problemID });
  await mend(problemID, '43\n');
  const refused = await rejudge({ mode: 'apply', problemID, rejudgeID });
  expect(refused).toMatchObject({ status: 409, body: { errorCode: 'PROBLEM_CHANGED' } });
  expect(await stateOf(id)).toMatchObject({ verdict: 'WA', judgement: { number: 1 } });
  const cancelled = await rejudge({ mode: 'cancel', problemID, rejudgeID });
  expect(cancelled.body).toMatchObject({ status: 'cancelled' });
});

test('allows one rejudging per problem at a time, no incomplete one, and only by the owner', async () => {
  const problemID = await brokenProblem();
  await waitForVerdict(server.url, await submitCode(server.url, problemID));
  const begun = await rejudge({ mode: 'preview', problemID });
  const { rejudgeID } = begun.body;
  const second = await rejudge({ mode: 'preview', problemID });
  expect(second).toMatchObject({ status: 409, body: { errorCode: 'REJUDGE_OPEN' } });
  for (const mode of ['preview', 'apply', 'cancel']) {
    const foreign = await rejudge({ mode, problemID, rejudgeID }, bob);
    expect(foreign).toMatchObject({ status: 403, body: { errorCode: 'FORBIDDEN' } });
  }
  expect(await rejudge({ mode: 'apply', problemID, rejudgeID: randomUUID() })).toMatchObject({
    status: 404,
    body: { errorCode: 'REJUDGE_NOT_FOUND' },
  });
  expect(await rejudge({ mode: 'apply', problemID })).toMatchObject({
    status: 400,
    body: { errorCode: 'VALIDATION', fields: [{ path: 'rejudgeID' }] },
  });
  const other = await brokenProblem();
  expect(await rejudge({ mode: 'cancel', problemID: other, rejudgeID })).toMatchObject({ status: 404 });
  expect(await rejudge({ mode: 'cancel', problemID, rejudgeID })).toMatchObject({ status: 200 });
});

test('refuses to apply before everything is judged', async () => {
  const problemID = await brokenProblem();
  const slow = `import time\ntime.sleep(0.5)\n${solution}`;
  for (let n = 0; n < 3; n += 1)
    await waitForVerdict(server.url, await submitCode(server.url, problemID, { code: slow }));
  const { body } = await rejudge({ mode: 'preview', problemID });
  expect(body).toMatchObject({ status: 'judging', totalSubmissions: 3 });
  const early = await rejudge({ mode: 'apply', problemID, rejudgeID: body.rejudgeID });
  expect(early).toMatchObject({ status: 409, body: { errorCode: 'REJUDGE_NOT_READY' } });
});

test('changing a problem during a rejudging makes the preview outdated instead of endless', async () => {
  const problemID = await brokenProblem();
  const slow = `import time\ntime.sleep(0.3)\n${solution}`;
  await waitForVerdict(server.url, await submitCode(server.url, problemID, { code: slow }));
  const { rejudgeID } = (await rejudge({ mode: 'preview', problemID })).body;
  await mend(problemID, '42\n');
  const read = await rejudge({ mode: 'preview', problemID, rejudgeID });
  expect(read.body).toMatchObject({ status: 'outdated', totalSubmissions: 1 });
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
  const account = { server: server.url, email: ada.email, password: 'secret-1', rejudge: rejudgeID };
  expect(await rejudgeProblem(problemID, { ...account, apply: true, cancel: false })).toBe(1);
  expect(await rejudgeProblem(problemID, { ...account, apply: false, cancel: true })).toBe(0);
  const lines = printed.mock.calls.flat().map(String);
  printed.mockRestore();
  expect(lines).toContainEqual(expect.stringMatching(/has changed since the preview.*--cancel$/));
});

deepTest.for(['given up', 'cancelled'])(
  'discards a judgement that arrives after the rejudging was %s',
  async (end) => {
    const problemID = await brokenProblem();
    const slow = `import time\ntime.sleep(0.9)\n${solution}`;
    await waitForVerdict(server.url, await submitCode(server.url, problemID, { code: slow }));
    const { rejudgeID } = (await rejudge({ mode: 'preview', problemID })).body;
    const jobs = (states: string[]) =>
      query(databaseUrl, "select 1 from pgboss.job where data->>'rejudgeID' = $1 and state::text = any($2)", [
        rejudgeID,
        states,
      ]);
    await eventually(async () => (await jobs(['active']))[0]);
    if (end === 'cancelled') await rejudge({ mode: 'cancel', problemID, rejudgeID });
    else
      await query(databaseUrl, 'update rejudge_submissions set failed = true where rejudge_id = $1', [
        rejudgeID,
      ]);
    await eventually(async () => (await jobs(['completed']))[0], 30_000);
    expect(await query(databaseUrl, 'select 1 from judgements where rejudge_id = $1', [rejudgeID])).toEqual(
      [],
    );
  },
);

test('npm run problem -- rejudge prints the changes, and applies them on request', async () => {
  const problemID = await brokenProblem();
  const id = await submitCode(server.url, problemID);
  await waitForVerdict(server.url, id);
  await mend(problemID, '42\n');
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
  const account = { server: server.url, email: ada.email, password: 'secret-1', cancel: false };
  expect(await rejudgeProblem(problemID, { ...account, apply: false })).toBe(0);
  const lines = printed.mock.calls.flat().map(String);
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}WA {2}→ AC +1$/));
  expect(await stateOf(id)).toMatchObject({ verdict: 'WA' });
  const rejudgeID = /--rejudge (\S+) --apply/.exec(lines.join('\n'))?.[1];
  expect(await rejudgeProblem(problemID, { ...account, rejudge: rejudgeID, apply: true })).toBe(0);
  printed.mockRestore();
  expect(await stateOf(id)).toMatchObject({ verdict: 'AC', judgement: { number: 2 } });
});

test('the operator rejudges problems of the product with the database, without an account', async () => {
  const id = await submitCode(server.url, 'FIRST');
  await waitForVerdict(server.url, id);
  expect(await rejudge({ mode: 'preview', problemID: 'FIRST' })).toMatchObject({ status: 403 });
  await mend('FIRST', '43\n');
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
  const options = { server: 'http://127.0.0.1:1', operator: true, apply: true, cancel: false };
  expect(await rejudgeProblem('FIRST', options, { DATABASE_URL: databaseUrl })).toBe(0);
  await expect(
    rejudgeProblem('FIRST', { ...options, language: 'COBOL' }, { DATABASE_URL: databaseUrl }),
  ).rejects.toThrow('language');
  await expect(rejudgeProblem('FIRST', options, { DATA_DIR: '/nowhere/at/all' })).rejects.toThrow('DATA_DIR');
  printed.mockRestore();
  expect(await stateOf(id)).toMatchObject({ verdict: 'WA', judgement: { number: 2 } });
});
