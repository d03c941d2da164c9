import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { SubmissionState } from '../../../contract/entities/submission';
import { query } from '../../support/product/postgres';
import { startTestJudge } from '../../support/product/server';
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

const site = await startSite({ judge: true });
const { databaseUrl } = site;
let { server } = site;
let ada: Person;

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'ada.l');
  await createProblem(server.url, ada, { id: 'SUM' });
});

const stateOf = async (id: string) =>
  (await request<SubmissionState>(`${server.url}/api/code/status/${id}`)).body;

test('API-20 API-21 RUN-2 ENT-19 accepts a right solution, with a result for each test case', async () => {
  const id = await submitCode(server.url, 'sum', { deviceTime: new Date().toISOString() }, ada);
  const state = await waitForVerdict(server.url, id);
  expect(state).toMatchObject({
    submissionID: id,
    problemID: 'SUM',
    language: 'PYTHON3',
    status: 'done',
    verdict: 'AC',
    score: 100,
    passedTestcases: 2,
    totalTestcases: 2,
  });
  expect(state.results).toMatchObject([
    {
      testcaseIndex: 0,
      input: '1 2\n',
      output: '3\n',
      expected: '3\n',
      correctOutput: true,
      run_status: 'SUCCESS',
    },
    { testcaseIndex: 1, correctOutput: true, passedTestcases: 2, verdict: 'AC' },
  ]);
  expect(state.results[1]).not.toHaveProperty('input');
});

test('D-31 D-42 a wrong solution gets the weight of its passed cases, and hidden data stays hidden', async () => {
  const id = await createProblem(server.url, ada, {
    testCases: [
      { input: '1 2\n', output: '3\n', sample: true, weight: 1 },
      { input: '77001 2\n', output: '77003\n', weight: 3 },
    ],
  });
  const code = `${solution.replace('a + b', '3')}import sys\nsys.stderr.write(str(a))\n`;
  const state = await waitForVerdict(server.url, await submitCode(server.url, id, { code }));
  expect(state).toMatchObject({ verdict: 'WA', score: 25, passedTestcases: 1 });
  expect(JSON.stringify(state)).not.toContain('7700');
});

test('RUN-23 code that does not compile is not run: CE with the compiler’s message', async () => {
  const code = 'int main() { return nonsense; }';
  const state = await waitForVerdict(
    server.url,
    await submitCode(server.url, 'SUM', { code, language: 'CPP17' }),
  );
  expect(state).toMatchObject({ status: 'done', verdict: 'CE', score: 0 });
  expect(state.compileLog).toContain('nonsense');
  expect(state.results.map(({ run_status }) => run_status)).toEqual(['NOT_STARTED', 'NOT_STARTED']);
});

test('RUN-4 the notifications of the database follow the order of the states', async () => {
  const { default: pg } = await import('pg');
  const listener = new pg.Client({ connectionString: databaseUrl });
  await listener.connect();
  const seen: string[] = [];
  listener.on('notification', ({ payload }) => seen.push(payload ?? ''));
  await listener.query('listen submission_state');
  const id = await submitCode(server.url, 'SUM');
  await waitForVerdict(server.url, id);
  await listener.query('select 1');
  await listener.end();
  const mine = seen.filter((payload) => payload.startsWith(id)).map((payload) => payload.split(' ')[1]);
  expect(mine).toEqual(['executing', 'executed', 'queued_for_evaluation', 'evaluating', 'done']);
});

test('RUN-4 polling a long submission sees each state while it lasts', async () => {
  const checker = {
    type: 'custom',
    protocol: 'exit-code',
    language: 'PYTHON3',
    files: [{ path: 'main.py', content: 'import time\ntime.sleep(1.5)\nraise SystemExit(42)\n' }],
  };
  const problemID = await createProblem(server.url, ada, { checker });
  await query(databaseUrl, 'create table stored (at serial, id uuid, status text)');
  await query(
    databaseUrl,
    `create function keep_state() returns trigger language plpgsql as
      $$ begin insert into stored (id, status) values (new.id, new.status); return new; end $$`,
  );
  await query(
    databaseUrl,
    'create trigger keep_state after insert or update of status on submissions for each row execute function keep_state()',
  );
  const id = await submitCode(server.url, problemID, { code: `import time\ntime.sleep(0.6)\n${solution}` });
  const met = new Set<string>();
  await eventually(async () => {
    const { status } = await stateOf(id);
    met.add(status);
    return status === 'done' ? true : undefined;
  }, 60_000);
  expect([...met]).toEqual(expect.arrayContaining(['executing', 'evaluating', 'done']));
  const stored = await query(databaseUrl, 'select status from stored where id = $1 order by at', [id]);
  expect(stored.map(({ status }) => status)).toEqual([
    'queued',
    'executing',
    'executed',
    'queued_for_evaluation',
    'evaluating',
    'done',
  ]);
  await query(databaseUrl, 'drop trigger keep_state on submissions');
});

test('D-7 a waiting status call returns with the verdict, before its timeout', async () => {
  const waitMs = 5000;
  // A busy machine may finish judging before the first poll; then try again.
  await eventually(async () => {
    const id = await submitCode(server.url, 'SUM');
    const askedAt = Date.now();
    const { body } = await request<SubmissionState>(`${server.url}/api/code/status/${id}?wait=5`);
    const answeredAfterMs = Date.now() - askedAt;
    if (body.status !== 'done' || Date.parse(body.judgedTime ?? '') - askedAt > waitMs / 2) return undefined;
    expect(answeredAfterMs).toBeLessThan(waitMs);
    return true;
  }, 60_000);
});

test('refuses a wait of more than five seconds', async () => {
  const answer = await request(`${server.url}/api/code/status/${randomUUID()}?wait=60`);
  expect(answer).toMatchObject({
    status: 400,
    body: { errorCode: 'VALIDATION', fields: [{ path: 'wait' }] },
  });
});

test.each([['not-a-uuid'], [randomUUID()]])('an unknown submission (%s) is not found', async (id) => {
  const answer = await request(`${server.url}/api/code/status/${id}?wait=1`);
  expect(answer).toMatchObject({ status: 404, body: { errorCode: 'SUBMISSION_NOT_FOUND' } });
});

test.each([
  [{ code: ' \n' }, 400, 'EMPTY_CODE'],
  [{ code: 'x'.repeat(128 * 1024 + 1) }, 413, 'CODE_TOO_LONG'],
  [{ code: 'é'.repeat(100 * 1024) }, 413, 'CODE_TOO_LONG'],
  [{ problemID: 'NONE' }, 404, 'PROBLEM_NOT_FOUND'],
  [{ type: 'contest', contestSlug: 'none' }, 401, 'UNAUTHENTICATED'],
  [{ language: 'COBOL' }, 400, 'VALIDATION'],
])('RUN-1 LIM a submission with %o is refused with %i %s', async (more, status, errorCode) => {
  const body = { code: solution, language: 'PYTHON3', problemID: 'SUM', type: 'problem', ...more };
  const answer = await request(`${server.url}/api/code/submit`, body, { key: randomUUID() });
  expect(answer).toMatchObject({ status, body: { errorCode } });
});

test('a submission from a challenge that was removed is judged without it', async () => {
  const body = {
    code: solution,
    language: 'PYTHON3',
    problemID: 'SUM',
    type: 'challenge',
    challengeID: 'none',
  };
  const sent = await request<{ submissionID: string }>(`${server.url}/api/code/submit`, body, {
    key: randomUUID(),
  });
  expect(sent.status).toBe(200);
  expect(await waitForVerdict(server.url, sent.body.submissionID)).toMatchObject({ verdict: 'AC' });
});

test('an invalid token does not store the submission as anonymous', async () => {
  const body = { code: solution, language: 'PYTHON3', problemID: 'SUM', type: 'problem' };
  const answer = await request(`${server.url}/api/code/submit`, body, { key: randomUUID(), token: 'stale' });
  expect(answer).toMatchObject({ status: 401, body: { errorCode: 'TOKEN_INVALID' } });
});

test('a server without a judge accepts submissions and says so, and a judge beside it takes over', async () => {
  await server.stop();
  server = await site.start();
  const id = await submitCode(server.url, 'SUM');
  const { body: before } = await request(`${server.url}/api/status`);
  expect(before).toMatchObject({
    ok: true,
    queue: { waiting: 1 },
    judge: { workers: 0, reason: expect.any(String) },
  });
  expect(await stateOf(id)).toMatchObject({ status: 'queued', results: [] });
  const judge = await startTestJudge(databaseUrl);
  expect(await waitForVerdict(server.url, id)).toMatchObject({ verdict: 'AC' });
  const { body: after } = await request(`${server.url}/api/status`);
  expect(after).toMatchObject({ queue: { waiting: 0, running: 0 }, judge: { workers: 1 } });
  expect(await judge.stop()).toBe(0);
});
