import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect } from 'vitest';
import { deepTest, test } from '../support/lanes';
import { query } from '../support/product/postgres';
import { startSite } from '../support/product/site';
import { createProblem, type Person, request, signUpPerson, solution, sumProblem } from './client';

const site = await startSite();
const { databaseUrl } = site;
let { server } = site;
let ada: Person;

beforeAll(async () => {
  ada = await signUpPerson(server.url, 'ada.l');
  await createProblem(server.url, ada, { id: 'SUM' });
});

const submission = (more: object = {}) => ({
  code: solution,
  language: 'PYTHON3',
  problemID: 'SUM',
  type: 'problem',
  ...more,
});
const submit = (key: string, body: object = submission(), options: { token?: string } = {}) =>
  request<{ submissionID: string; errorCode?: string }>(`${server.url}/api/code/submit`, body, {
    key,
    ...options,
  });
const countSubmissions = async () => {
  const [row] = await query<{ count: number }>(databaseUrl, 'select count(*)::int from submissions');
  return row?.count;
};

test('refuses a queued call without a valid key', async () => {
  const without = await request(`${server.url}/api/code/submit`, submission());
  expect(without).toMatchObject({ status: 400, body: { errorCode: 'KEY_MISSING' } });
  const short = await submit('short');
  expect(short).toMatchObject({ status: 400, body: { errorCode: 'VALIDATION' } });
});

test('a repeat returns the first response and has no second effect', async () => {
  const key = randomUUID();
  const before = (await countSubmissions()) ?? 0;
  const first = await submit(key);
  const second = await submit(key);
  expect(first.headers.get('idempotency-replayed')).toBe('false');
  expect(second.headers.get('idempotency-replayed')).toBe('true');
  expect(second.body).toEqual(first.body);
  expect(await countSubmissions()).toBe(before + 1);
});

test('twenty simultaneous repeats have one effect', async () => {
  const key = randomUUID();
  const before = (await countSubmissions()) ?? 0;
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(key)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ body }) => body.submissionID)).size).toBe(1);
  expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'false')).toHaveLength(1);
  expect(await countSubmissions()).toBe(before + 1);
});

test('refuses the same key with another body or for another call', async () => {
  const key = randomUUID();
  await submit(key);
  const other = await submit(key, submission({ code: 'print(0)' }));
  expect(other).toMatchObject({ status: 422, body: { errorCode: 'KEY_REUSED' } });

  const owned = randomUUID();
  expect((await submit(owned, submission(), ada)).status).toBe(200);
  const create = await request(`${server.url}/api/problem/create`, sumProblem(), { ...ada, key: owned });
  expect(create).toMatchObject({ status: 422, body: { errorCode: 'KEY_REUSED' } });
});

test('the order of members does not make a different body', async () => {
  const key = randomUUID();
  const first = await submit(key);
  const turned = Object.fromEntries(Object.entries(submission()).reverse());
  expect((await submit(key, turned)).body).toEqual(first.body);
});

test('keys are separate per user: the same key of two users is two requests', async () => {
  const bob = await signUpPerson(server.url, `bob${Date.now() % 1e6}`);
  const key = randomUUID();
  const [one, two] = [await submit(key, submission(), ada), await submit(key, submission(), bob)];
  expect(one.body.submissionID).not.toBe(two.body.submissionID);
});

test('a refused request leaves its key free for a corrected one', async () => {
  const key = randomUUID();
  const refused = await submit(key, submission({ problemID: 'NONE' }));
  expect(refused).toMatchObject({ status: 404, body: { errorCode: 'PROBLEM_NOT_FOUND' } });
  expect((await submit(key)).status).toBe(200);
});

test('signing up accepts a key, and a repeat returns the same response', async () => {
  const ghost = await signUpPerson(server.url, 'ghost', { record: false });
  const key = randomUUID();
  const body = { uid: ghost.uid, email: ghost.email, username: 'ghost', displayName: 'G' };
  const send = () => request(`${server.url}/api/users/signup_email`, body, { ...ghost, key });
  const [first, second] = [await send(), await send()];
  expect(second.body).toEqual(first.body);
  expect(second.headers.get('idempotency-replayed')).toBe('true');
});

deepTest('a repeat during a long first request gets a retry time', async () => {
  const key = randomUUID();
  const { default: pg } = await import('pg');
  const slow = new pg.Client({ connectionString: databaseUrl });
  await slow.connect();
  await slow.query('begin');
  const insert = 'insert into idempotency_keys (scope, key, call, body_hash) values ($1, $2, $3, $4)';
  await slow.query(insert, ['anonymous', key, 'codeSubmit', 'x']);
  const repeat = await submit(key);
  expect(repeat).toMatchObject({ status: 409, body: { errorCode: 'IN_PROGRESS' } });
  expect(repeat.headers.get('retry-after')).toBe('1');
  await slow.query('rollback');
  await slow.end();
  expect((await submit(key)).status).toBe(200);
});

test('a server that never saw the first request answers a repeat from the database', async () => {
  const key = randomUUID();
  const first = await submit(key);
  await server.stop();
  server = await site.start();
  const again = await submit(key);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
});

deepTest('a server that is killed repeatedly loses nothing and does nothing twice', async () => {
  const before = (await countSubmissions()) ?? 0;
  const keys = Array.from({ length: 30 }, () => randomUUID());
  const got = new Map<string, string>();
  let killing = true;
  const killer = (async () => {
    for (let round = 0; round < 2; round += 1) {
      await sleep(150 + Math.random() * 300);
      await server.kill();
      server = await site.start({ port: server.port });
    }
    killing = false;
  })();
  /** Sends until acknowledged, like the outbox; during the kills it resends acknowledged ones too. */
  const deliver = async (key: string) => {
    do {
      try {
        const { status, body } = await submit(key);
        if (status === 200) {
          expect(got.get(key) ?? body.submissionID).toBe(body.submissionID);
          got.set(key, body.submissionID);
        }
      } catch (error) {
        if (!(error instanceof TypeError)) throw error; // the connection broke, as intended
      }
      await sleep(20 + Math.random() * 60);
    } while (!got.has(key) || killing);
  };
  await Promise.all([killer, ...keys.map(deliver)]);
  expect(new Set(got.values()).size).toBe(keys.length);
  expect(await countSubmissions()).toBe(before + keys.length);
  const jobs = await query<{ submissions: number; jobs: number }>(
    databaseUrl,
    `select count(distinct data->>'submissionID')::int as submissions, count(*)::int as jobs
     from pgboss.job where data->>'submissionID' = any($1)`,
    [[...got.values()]],
  );
  expect(jobs).toEqual([{ submissions: keys.length, jobs: keys.length }]);
});
