import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestCluster, type TestCluster } from '../support/postgres';
import { startTestServer, type TestServer } from '../support/server';
import { type Answer, createProblem, identityCall, request, signUpPerson, solution } from './client';

let cluster: TestCluster;
let one: TestServer;
let two: TestServer;
const limits = { LIMIT_SUBMIT: '4', LIMIT_SIGN_IN: '4', LIMIT_AVAILABILITY: '4' };

beforeAll(async () => {
  cluster = await startTestCluster();
  const databaseUrl = await cluster.createDatabase();
  one = await startTestServer({ databaseUrl, env: limits });
  two = await startTestServer({ databaseUrl, env: limits });
});
afterAll(async () => {
  await one?.stop();
  await two?.stop();
  await cluster?.stop();
});

/** Sends until refused, to one server after the other. At most twice the limit and one: the minute may turn once in between. */
async function untilRefused(send: (url: string) => Promise<Answer>): Promise<Answer> {
  for (let i = 0; i < 9; i += 1) {
    const answer = await send(i % 2 === 0 ? one.url : two.url);
    if (answer.status === 429) return answer;
  }
  throw new Error('was never refused');
}

test('RUN-21 a person hands in so many a minute, over all servers; a repeat does not count', async () => {
  const ada = await signUpPerson(one.url, 'ada.l');
  const bob = await signUpPerson(one.url, 'bob.m');
  await createProblem(one.url, ada, { id: 'SUM' });
  const body = { code: solution, language: 'PYTHON3', problemID: 'SUM', type: 'problem' };
  const key = randomUUID();
  const submit = (url: string, token: string, useKey = randomUUID()) =>
    request(`${url}/api/code/submit`, body, { token, key: useKey });
  expect((await submit(one.url, ada.token, key)).status).toBe(200);
  const refused = await untilRefused((url) => submit(url, ada.token));
  expect(refused.body).toMatchObject({
    errorCode: 'TOO_MANY_REQUESTS',
    message: 'Too many requests. Please try again later.',
  });
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect((await submit(two.url, ada.token, key)).headers.get('idempotency-replayed')).toBe('true');
  expect((await submit(two.url, bob.token)).status).toBe(200);
});

test('passwords can be tried so many times a minute for one address', async () => {
  const email = 'victim@example.org';
  const guess = (url: string) => identityCall(url, 'signInWithPassword', { email, password: 'guess-1' });
  const refused = await untilRefused(guess);
  expect(refused.body).toMatchObject({ error: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } });
  const other = await identityCall(one.url, 'signInWithPassword', {
    email: 'other@example.org',
    password: 'guess-1',
  });
  expect(other.status).toBe(400);
});

test('passwords of ever new accounts can be tried so many times a minute from one network address', async () => {
  const guess = (ip: string, name: string) =>
    request<Record<string, string>>(
      `${one.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
      { email: `${name}@example.org`, password: 'guess-1' },
      { headers: { 'x-forwarded-for': ip } },
    );
  const statuses = new Set<number>();
  // Ten times the limit of one account, twice, because the minute may turn in between.
  for (let i = 0; i < 81 && !statuses.has(429); i += 1)
    statuses.add((await guess('203.0.113.7', `guessed${i}`)).status);
  expect(statuses).toEqual(new Set([400, 429]));
  expect((await guess('203.0.113.8', 'guessed')).status).toBe(400);
});

test('D-17 availability can be asked so many times a minute', async () => {
  const ask = (url: string) => request(`${url}/api/check_availability/email?email=a@example.org`);
  expect((await untilRefused(ask)).body).toMatchObject({ errorCode: 'TOO_MANY_REQUESTS' });
});
