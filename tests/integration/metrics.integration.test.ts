/** Metrics, probes and the log, as tools of an operator read them. */
import { expect } from 'vitest';
import { deepTest, test } from '../support/lanes';
import { query } from '../support/product/postgres';
import { freePort } from '../support/product/product';
import { startSite } from '../support/product/site';
import { createProblem, eventually, signUpPerson, submitCode, waitForVerdict } from './client';

const port = await freePort();
const { server, databaseUrl, cluster } = await startSite({
  judge: true,
  env: { METRICS_PORT: String(port), LOG_LEVEL: 'info' },
});
const ada = await signUpPerson(server.url, 'ada.l');

const metrics = async () => await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
/** The value of the first line that begins so. */
const valueAfter = (text: string, beginning: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(beginning))
      ?.split(' ')
      .at(-1),
  );

test('metrics count requests, verdicts, the queue, workers and connections', async () => {
  const problem = await createProblem(server.url, ada);
  const id = await submitCode(server.url, problem, {}, ada);
  expect(await waitForVerdict(server.url, id)).toMatchObject({ verdict: 'AC' });
  await fetch(`${server.url}/api/problems/NOT-HERE`);
  const text = await eventually(async () => {
    const read = await metrics();
    return valueAfter(read, 'codeferry_verdicts_total') === 1 ? read : undefined;
  });
  expect(text).toContain('codeferry_verdicts_total{language="PYTHON3",verdict="AC"} 1');
  expect(text).toMatch(
    /codeferry_http_request_seconds_count\{method="POST",route="\/api\/code\/submit",status="200"\} 1/,
  );
  expect(text).toMatch(/codeferry_http_request_seconds_count\{method="GET",route="[^"]+",status="404"\} 1/);
  expect(text).toMatch(
    /codeferry_http_held_seconds_count\{route="\/api\/code\/status\/:submissionID",status="200"\} \d+/,
  );
  expect(text).toContain('codeferry_judge_slots{state="total"} 1');
  expect(valueAfter(text, 'codeferry_database_connections{state="idle"}')).toBeGreaterThan(0);
  expect(text).toContain('codeferry_database_up 1');
  expect(valueAfter(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
});

deepTest('a waiting job is in the depth and the age of its queue', async () => {
  const problem = await createProblem(server.url, ada, {
    testCases: [{ input: '1 2\n', output: '3\n', timeLimit: 5 }],
  });
  const slow = { code: 'import time\ntime.sleep(2)\na, b = map(int, input().split())\nprint(a + b)\n' };
  const [first, second] = [
    await submitCode(server.url, problem, slow),
    await submitCode(server.url, problem, slow),
  ];
  await eventually(async () => {
    const text = await metrics();
    const running = valueAfter(text, 'codeferry_queue_jobs{language="PYTHON3",state="running"}');
    const waiting = valueAfter(text, 'codeferry_queue_jobs{language="PYTHON3",state="waiting"}');
    const age = valueAfter(text, 'codeferry_queue_oldest_seconds{language="PYTHON3"}');
    const busy = valueAfter(text, 'codeferry_judge_slots{state="busy"}');
    return running === 1 && waiting === 1 && age > 0 && busy === 1 ? true : undefined;
  });
  for (const id of [first, second]) await waitForVerdict(server.url, id ?? '');
});

test('the age of work counts from Submit on the device to its arrival', async () => {
  const problem = await createProblem(server.url, ada);
  const deviceTime = new Date(Date.now() - 2 * 3_600_000).toISOString();
  const id = await submitCode(server.url, problem, { deviceTime }, ada);
  await waitForVerdict(server.url, id);
  const text = await metrics();
  expect(text).toContain('codeferry_sync_age_seconds_bucket{le="3600"} 0');
  expect(text).toContain('codeferry_sync_age_seconds_bucket{le="21600"} 1');
});

test('metrics are not on the public port, and not on other addresses of this machine', async () => {
  const answer = await fetch(`${server.url}/metrics`);
  expect(await answer.text()).not.toContain('codeferry_http_request_seconds');
  await expect(fetch(`http://127.0.0.2:${port}/metrics`)).rejects.toThrow();
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});

test('the log has one JSON line for each request, with its id and that of the submission', async () => {
  const id = await submitCode(server.url, await createProblem(server.url, ada), {}, ada);
  await waitForVerdict(server.url, id);
  const logged = () =>
    server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .map((line) => JSON.parse(line))
      .filter(({ submissionID }) => submissionID === id);
  const asked = await eventually(async () =>
    logged()
      .filter(({ msg }) => msg === 'request')
      .at(0),
  );
  expect(asked).toMatchObject({
    reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    method: 'GET',
    route: '/api/code/status/:submissionID',
    status: 200,
    ms: expect.any(Number),
  });
  const judged = await eventually(async () => logged().find(({ msg }) => msg === 'judged'));
  expect(judged).toMatchObject({ language: 'PYTHON3', verdict: 'AC', ms: expect.any(Number) });
  expect(server.output()).not.toContain(ada.token);
  const answer = await fetch(`${server.url}/api/status`);
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('the probes say whether the process runs and whether it can serve', async () => {
  const probe = async (path: string) => {
    const answer = await fetch(`${server.url}${path}`);
    return { status: answer.status, body: await answer.json() };
  };
  expect(await probe('/health')).toEqual({ status: 200, body: { ok: true } });
  expect(await probe('/ready')).toEqual({ status: 200, body: { ok: true } });
  const name = new URL(databaseUrl).pathname.slice(1);
  await query(cluster.url, `alter database ${name} allow_connections false`);
  await query(cluster.url, 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ]);
  try {
    expect(await probe('/ready')).toEqual({
      status: 503,
      body: { ok: false, reason: 'The database does not answer.' },
    });
    expect(await probe('/health')).toMatchObject({ status: 200 });
    expect(await metrics()).toContain('codeferry_database_up 0');
  } finally {
    await query(cluster.url, `alter database ${name} allow_connections true`);
  }
  await expect.poll(async () => (await probe('/ready')).status, { timeout: 30_000 }).toBe(200);
});
