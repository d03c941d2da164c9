import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '../config';
import type { Database } from '../database/open';
import type { Identity } from '../identity/identity';
import { createHttpApp, type HttpParts } from './app';

const parts = (more: Partial<HttpParts>): HttpParts => ({
  config: readConfig({ CODEFERRY_ROOT: '/nonexistent' }, '/', 1),
  log: pino({ level: 'silent' }),
  draining: new AbortController().signal,
  services: {
    db: {} as Database,
    identity: {} as Identity,
    notifications: { subscribe: () => () => undefined },
  },
  modules: () => {},
  ...more,
});

test('an untyped route below /api stops the start', async () => {
  const rogue = createHttpApp(
    parts({
      root: async (app) => {
        app.get('/api/rogue', () => 'hello');
      },
    }),
  );
  await expect(rogue).rejects.toThrow('GET /api/rogue is not registered through the contract');
});

test('accepts a route outside /api', async () => {
  const app = await createHttpApp(
    parts({
      root: async (scope) => {
        scope.get('/elsewhere', () => 'hello');
      },
    }),
  );
  expect((await app.inject('/elsewhere')).body).toBe('hello');
  await app.close();
});

test('applies one general limit to the API and the other routes together', async () => {
  const app = await createHttpApp(
    parts({
      config: readConfig({ CODEFERRY_ROOT: '/nonexistent', LIMIT_REQUESTS: '2' }, '/', 1),
      modules: ({ on }) => on('servers', () => ({ servers: [] })),
      root: async (scope) => {
        scope.post('/token', () => 'hello');
      },
    }),
  );
  const statuses = [];
  for (const [method, url] of [
    ['GET', '/api/servers'],
    ['POST', '/token'],
    ['POST', '/token'],
    ['GET', '/api/servers'],
  ] as const)
    statuses.push((await app.inject({ method, url })).statusCode);
  expect(statuses).toEqual([200, 200, 429, 429]);
  await app.close();
});

test('a failing handler answers INTERNAL without details', async () => {
  const app = await createHttpApp(
    parts({
      modules: ({ on }) =>
        on('meta', () => {
          throw new Error('the secret inside');
        }),
    }),
  );
  const answer = await app.inject('/api/meta');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ errorCode: 'INTERNAL' });
  expect(answer.body).not.toContain('secret');
  await app.close();
});

test('removes response fields that the contract does not name', async () => {
  const app = await createHttpApp(
    parts({ modules: ({ on }) => on('servers', () => ({ servers: [], hiddenTestCases: ['1'] })) }),
  );
  expect((await app.inject('/api/servers')).json()).toEqual({ servers: [] });
  await app.close();
});

test.each(['22021', '22P05'])(
  'refuses a text that the database cannot store (%s) instead of asking for a retry',
  async (code) => {
    const app = await createHttpApp(
      parts({
        modules: ({ on }) =>
          on('meta', () => {
            throw Object.assign(new Error('invalid byte sequence'), { code });
          }),
      }),
    );
    const answer = await app.inject('/api/meta');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errorCode: 'VALIDATION' });
    await app.close();
  },
);

test('answers an unavailable database with a retry, not as a bug', async () => {
  const app = await createHttpApp(
    parts({
      modules: ({ on }) =>
        on('meta', () => {
          throw Object.assign(new Error('terminating connection'), { code: '57P01' });
        }),
    }),
  );
  const answer = await app.inject('/api/meta');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('1');
  await app.close();
});

test('answers without an error while C++ for the browser is not ready', async () => {
  const app = await createHttpApp(parts({}));
  expect(await app.inject('/runtime-cpp.json')).toMatchObject({ statusCode: 204, body: '' });
  expect((await app.inject('/other.json')).statusCode).toBe(404);
  await app.close();
});

test('a process that is about to stop is not ready, answers, and asks clients for new connections', async () => {
  const stopping = new AbortController();
  const app = await createHttpApp(
    parts({
      draining: stopping.signal,
      modules: ({ on }) => on('servers', () => ({ servers: [] })),
    }),
  );
  expect((await app.inject('/api/servers')).headers.connection).not.toBe('close');
  stopping.abort();
  expect(await app.inject('/ready')).toMatchObject({ statusCode: 503 });
  expect((await app.inject('/ready')).json()).toEqual({ ok: false, reason: 'The server is stopping.' });
  expect((await app.inject('/health')).statusCode).toBe(200);
  const answer = await app.inject('/api/servers');
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  await app.close();
});
