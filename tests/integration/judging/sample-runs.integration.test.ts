import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import type { CodeRunState } from '../../../contract/entities/code-run';
import type { Judge } from '../../../server/judge/types';
import { createSampleRuns } from '../../../server/modules/runs/run-samples';
import { openDatabase } from '../../../server/platform/database/open';
import { startJudgeQueue } from '../../../server/platform/queue';
import { deepTest, test } from '../../support/lanes';
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
} from '../client';

const { cluster, databaseUrl, server, start } = await startSite();
let judge: Awaited<ReturnType<typeof startTestJudge>>;
let ada: Person;

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'ada.l');
  await createProblem(server.url, ada, { id: 'SUM' });
  judge = await startTestJudge(databaseUrl);
});
afterAll(() => judge?.stop());

interface Asked {
  code?: string;
  language?: string;
  problemID?: string;
  inputs?: string[];
}

async function ask(asked: Asked, key: string = randomUUID()) {
  const body = { code: solution, language: 'PYTHON3', problemID: 'SUM', ...asked };
  return await request<{ runID: string }>(`${server.url}/api/code/run`, body, { ...ada, key });
}

async function waitForRun(runID: string): Promise<CodeRunState> {
  for (let tries = 0; tries < 12; tries += 1) {
    const { body } = await request<CodeRunState>(
      `${server.url}/api/code/run/${runID}?wait=5`,
      undefined,
      ada,
    );
    if (body.status === 'done' || body.status === 'error') return body;
  }
  throw new Error('the run did not end');
}

const run = async (asked: Asked) => await waitForRun((await ask(asked)).body.runID);

test('runs the samples and a custom input, without a verdict and without the hidden test case', async () => {
  const state = await run({ inputs: ['40 2\n'] });
  expect(state).toMatchObject({ status: 'done', compiles: true, language: 'PYTHON3', problemID: 'SUM' });
  expect(state.cases).toMatchObject([
    {
      kind: 'sample',
      input: '1 2\n',
      expected: '3\n',
      outcome: 'ok',
      matches: true,
      stdout: '3\n',
      exitCode: 0,
    },
    { kind: 'custom', input: '40 2\n', outcome: 'ok', matches: null, stdout: '42\n' },
  ]);
  expect(state.cases).toHaveLength(2);
  expect(JSON.stringify(state)).not.toMatch(/"(AC|WA|RTE|verdict)"/);
});

deepTest(
  'reports how a program ends: both streams, exit code, signal, limits, and memory beyond the runtime’s baseline',
  async () => {
    const code = [
      'import os, sys',
      'kept = b"x" * 30_000_000',
      'print("seen"); print("heard\\0", file=sys.stderr, flush=True); sys.stdout.flush()',
      'word = input().split()[0]',
      'if word == "exit": sys.exit(3)',
      'if word == "abort": os.abort()',
      'while word == "loop": pass',
      'print("x" * 10)',
    ].join('\n');
    const { cases } = await run({ code, inputs: ['exit', 'abort', 'loop'] });
    expect(cases).toMatchObject([
      { outcome: 'ok', matches: false, stdout: 'seen\nxxxxxxxxxx\n', stderr: 'heard\ufffd\n' },
      { outcome: 'runtimeError', matches: null, exitCode: 3, stdout: 'seen\n' },
      { outcome: 'runtimeError', matches: null, signal: 'SIGABRT' },
      { outcome: 'timeLimit', matches: null },
    ]);
    for (const { memoryBytes } of cases) expect(memoryBytes).toBeGreaterThan(20_000_000);
  },
);

test('a program that does not compile shows the reason and is not run', async () => {
  const state = await run({ language: 'CPP17', code: 'int main() { return x; }' });
  expect(state).toMatchObject({ status: 'done', compiles: false, cases: [] });
  expect(state.compileLog).toContain('main.cpp');
});

test('a problem with a custom checker shows expected and actual output without judging', async () => {
  const checker = {
    type: 'custom',
    protocol: 'exit-code',
    language: 'PYTHON3',
    files: [{ path: 'main.py', content: 'raise SystemExit(9)\n' }],
  };
  const problemID = await createProblem(server.url, ada, { checker });
  const { status, cases } = await run({ problemID });
  expect(status).toBe('done');
  expect(cases).toMatchObject([{ outcome: 'ok', matches: null, expected: '3\n', stdout: '3\n' }]);
  expect(cases[0]?.message).toBeUndefined();
});

test('a repeat with the same key runs once; a run is not a submission and comes after the user’s own submissions', async () => {
  await judge.stop();
  const key = randomUUID();
  await submitCode(server.url, 'SUM', {}, ada);
  const first = await ask({}, key);
  const again = await ask({}, key);
  expect(again.body).toEqual(first.body);
  const [{ count } = { count: -1 }] = await query<{ count: number }>(
    databaseUrl,
    "select count(*)::int from code_runs where status = 'queued'",
  );
  expect(count).toBe(1);
  const jobs = await query<{ round: number; run: boolean }>(
    databaseUrl,
    `select (data->>'round')::int as round, data->>'isRun' = 'true' as run from pgboss.job
      where name = 'judge.PYTHON3' and state = 'created' order by priority desc`,
  );
  expect(jobs).toEqual([
    { round: 0, run: null },
    { round: 1, run: true },
  ]);
  for (let waiting = 1; waiting < 10; waiting += 1) expect((await ask({})).status).toBe(200);
  const full = await ask({});
  expect(full.status).toBe(429);
  expect(Number(full.headers.get('retry-after'))).toBeGreaterThan(0);
  judge = await startTestJudge(databaseUrl);
  expect(await waitForRun(first.body.runID)).toMatchObject({ status: 'done', cases: [{ matches: true }] });
  const [submissions] = await query<{ count: number }>(databaseUrl, 'select count(*)::int from submissions');
  expect(submissions?.count).toBe(1);
});

deepTest(
  'another judge takes over the run of a killed one',
  async () => {
    const { body } = await ask({ code: 'import time\ntime.sleep(0.7)\nprint(3)' });
    for (let status = ''; status !== 'executing'; ) {
      const [row] = await query<{ status: string }>(
        databaseUrl,
        'select status from code_runs where id = $1',
        [body.runID],
      );
      status = row?.status ?? '';
    }
    await judge.kill();
    judge = await startTestJudge(databaseUrl);
    expect(await waitForRun(body.runID)).toMatchObject({ status: 'done', cases: [{ matches: true }] });
  },
  60_000,
);

deepTest(
  'a run that failed by an internal fault records its worker, so that another one takes it',
  async () => {
    const own = await cluster.createDatabase();
    const apart = await start({ databaseUrl: own });
    const db = openDatabase(own, () => {});
    const queue = await startJudgeQueue(own, () => {});
    try {
      const person = await signUpPerson(apart.url, 'bob.m');
      const problemID = await createProblem(apart.url, person);
      const body = { code: solution, language: 'PYTHON3', problemID };
      await request(`${apart.url}/api/code/run`, body, { ...person, key: randomUUID() });
      const broken = {
        version: '0',
        judge: async () => ({ verdict: 'JE', fault: 'the sandbox is broken' }),
      } as unknown as Judge;
      const faults: unknown[] = [];
      const log = { error: (about: unknown) => faults.push(about) };
      const runs = createSampleRuns({ db, queue, judge: broken, log, workerID: 'w1' });
      const job = await eventually(() => queue.fetch(['PYTHON3']));
      await runs.run(job, new AbortController().signal);
      expect(faults).toMatchObject([{ fault: 'the sandbox is broken' }]);
      const again = await eventually(() => queue.fetch(['PYTHON3']));
      expect(again).toMatchObject({ submissionID: job.submissionID, avoid: { workers: ['w1'] } });
    } finally {
      await queue.close();
      await db.destroy();
      await apart.stop();
    }
  },
);
