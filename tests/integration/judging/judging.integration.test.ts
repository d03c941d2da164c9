import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import type { SubmissionState } from '../../../contract/entities/submission';
import { deepTest, test } from '../../support/lanes';
import { query } from '../../support/product/postgres';
import { startTestJudge, startTestServer } from '../../support/product/server';
import { startSite } from '../../support/product/site';
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

const { databaseUrl, server } = await startSite();
let ada: Person;
let bob: Person;

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'ada.l');
  bob = await signUpPerson(server.url, 'bob.m');
  await createProblem(server.url, ada, { id: 'SUM' });
});

const stateOf = async (id: string) =>
  (await request<SubmissionState>(`${server.url}/api/code/status/${id}`)).body;

/** The problem is at fault, not the submission. */
const brokenChecker = {
  type: 'custom',
  protocol: 'exit-code',
  language: 'PYTHON3',
  files: [{ path: 'main.py', content: 'raise SystemExit(9)\n' }],
};

deepTest('two judges try a failing checker, and the result is JE, which counts against nobody', async () => {
  const judges = [await startTestJudge(databaseUrl), await startTestJudge(databaseUrl)];
  const problemID = await createProblem(server.url, ada, { checker: brokenChecker });
  const id = await submitCode(server.url, problemID, {}, bob);
  const after = await submitCode(server.url, 'SUM', {}, bob);
  expect(await waitForVerdict(server.url, id)).toMatchObject({
    status: 'error',
    verdict: 'JE',
    results: [],
    judgement: { number: 1 },
  });
  expect(await waitForVerdict(server.url, after)).toMatchObject({ status: 'done', verdict: 'AC' });
  const tries = judges.map(
    (judge) => judge.output().split('judging failed because of a judge error').length - 1,
  );
  expect(tries).toEqual([1, 1]);
  const kept = await query(databaseUrl, 'select verdict from judgements where submission_id = $1', [id]);
  expect(kept).toEqual([{ verdict: 'JE' }]);
  for (const judge of judges) await judge.stop();
});

deepTest('a long judgement whose last program fails also ends, without output left to check', async () => {
  const testCases = Array.from({ length: 4 }, () => ({ input: '1 2\n', output: '3\n' }));
  const problemID = await createProblem(server.url, ada, { testCases });
  const judge = await startTestJudge(databaseUrl);
  const id = await submitCode(server.url, problemID, { code: 'import time\ntime.sleep(0.5)\n1 / 0\n' }, bob);
  expect(await waitForVerdict(server.url, id)).toMatchObject({ status: 'done', verdict: 'RTE' });
  await judge.stop();
});

deepTest('the state shows the progress while the program runs, and not afterwards', async () => {
  const testCases = Array.from({ length: 6 }, () => ({ input: '1 2\n', output: '3\n', timeLimit: 5 }));
  const problemID = await createProblem(server.url, ada, { testCases });
  const judge = await startTestJudge(databaseUrl);
  const code = `import time\ntime.sleep(0.4)\n${solution}`;
  const id = await submitCode(server.url, problemID, { code });
  const seen = new Set<number>();
  const final = await eventually(async () => {
    const { status, progress, ...rest } = await stateOf(id);
    if (status === 'done') return { progress, ...rest };
    if (!progress) return undefined;
    expect(status).toBe('executing');
    expect(progress.totalTestcases).toBe(6);
    seen.add(progress.testcaseIndex);
    return undefined;
  }, 60_000);
  expect(seen.size).toBeGreaterThan(1);
  for (const index of seen) expect(index).toBeLessThan(6);
  expect(final).toMatchObject({ verdict: 'AC', progress: undefined });
  expect(await query(databaseUrl, 'select * from judge_progress')).toEqual([]);
  await judge.stop();
});

test('a full queue refuses with 429 and a retry time; with space, the same request is accepted', async () => {
  const crowded = await startTestServer({ databaseUrl, env: { QUEUE_MAX: '5', QUEUE_MAX_EACH: '3' } });
  const body = { code: solution, language: 'PYTHON3', problemID: 'SUM', type: 'problem' };
  const submit = (person: Person, key = randomUUID()) =>
    request(`${crowded.url}/api/code/submit`, body, { ...person, key });
  for (let n = 0; n < 3; n += 1) expect((await submit(ada)).status).toBe(200);
  const key = randomUUID();
  const own = await submit(ada, key);
  expect(own).toMatchObject({ status: 429, body: { errorCode: 'TOO_MANY_REQUESTS' } });
  expect(Number(own.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(own.body).toMatchObject({ message: expect.stringContaining('You have 3 submissions waiting') });
  // Others can still submit until the queue is full.
  for (let n = 0; n < 2; n += 1) expect((await submit(bob)).status).toBe(200);
  const all = await submit(bob);
  expect(all).toMatchObject({
    status: 429,
    body: { message: expect.stringContaining('Too many submissions') },
  });
  const judge = await startTestJudge(databaseUrl);
  await eventually(async () => ((await submit(ada, key)).status === 200 ? true : undefined), 60_000);
  await judge.stop();
  await crowded.stop();
});

deepTest(
  'one submission of Bob is judged before the fifth of Ada’s hundred, although hers came first',
  async () => {
    const adas = [];
    for (let n = 0; n < 100; n += 1) {
      adas.push(await submitCode(server.url, 'SUM', { code: `# ${n}\n${solution}` }, ada));
    }
    const bobs = await submitCode(
      server.url,
      'SUM',
      { language: 'JAVASCRIPT_NODE', code: 'console.log(3)' },
      bob,
    );
    const judge = await startTestJudge(databaseUrl);
    expect(await waitForVerdict(server.url, bobs)).toMatchObject({ verdict: 'WA' });
    await judge.stop();
    const before = await query(
      databaseUrl,
      `select id from submissions where id = any ($1) and judged_time < (select judged_time from submissions where id = $2)`,
      [adas, bobs],
    );
    expect(before.length).toBeLessThan(5);
  },
);
