import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { startSite } from '../support/product/site';
import { identityCall, request, signUpPerson, sumProblem } from './client';
import { makeProductRoot } from './starting/product-root';

const root = makeProductRoot();
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));
const env = {
  CODEFERRY_ROOT: root,
  SERVERS: 'https://second.example.org',
  PUBLIC_URL: 'https://first.example.org',
};
const { server } = await startSite({ env });

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { headers });
const html = { accept: 'text/html,application/xhtml+xml' };

test('an address of the app returns its page, without caching', async () => {
  for (const path of ['/', '/explore', '/code/SAMPLPRBLM?challenge=x', '/contests/a/code']) {
    const answer = await get(path, html);
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-cache']);
    expect(await answer.text()).toContain('<!doctype html>');
  }
});

test.each(['/users/anna.b', '/profile/anna.b', '/tags/node.js', '/tags/.net?sort=title'])(
  'NAV-14 NAV-19 %s returns the page, although its name has a dot',
  async (path) => {
    const answer = await get(path, html);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<!doctype html>');
  },
);

test.each([
  ['/api/nothing', html],
  ['/api/nothing.js', html],
  ['/missing.js', html],
  ['/assets/missing.js', html],
  ['/screenshots/missing.webp', html],
  ['/tags/node.js', { accept: '*/*' }],
  ['/explore', { accept: 'application/json' }],
  ['/assets/', html],
])('%s with %o does not return the page', async (path, headers) => {
  const answer = await get(path, headers);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ errorCode: 'NOT_FOUND' });
});

test('the CSP of the page allows its inline script by hash, WebAssembly, and the named servers', async () => {
  const policy = (await get('/', html)).headers.get('content-security-policy') ?? '';
  const directives = Object.fromEntries(
    policy.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(' ');
      return [name, values];
    }),
  );
  expect(directives['script-src']).toEqual([
    "'self'",
    "'wasm-unsafe-eval'",
    expect.stringMatching(/^'sha256-/),
  ]);
  expect(directives['connect-src']).toEqual(["'self'", 'https://second.example.org']);
  expect(directives['frame-ancestors']).toEqual(["'none'"]);
  expect(directives['default-src']).toEqual(["'self'"]);
});

test('the page is not cross-origin isolated', async () => {
  const { headers } = await get('/', html);
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  expect(headers.get('cross-origin-embedder-policy')).toBeNull();
});

test('worker scripts have their own CSP', async () => {
  const { headers } = await get('/assets/python-worker-abc12345.js');
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
});

test('WebAssembly has its content type, so that the browser compiles it while downloading', async () => {
  expect((await get('/rt/engine-1.wasm')).headers.get('content-type')).toBe('application/wasm');
});

test('hashed files are cached permanently; the service worker and manifest are revalidated each time', async () => {
  const caching = async (path: string) => (await get(path)).headers.get('cache-control');
  expect(await caching('/assets/main-abc12345.js')).toBe('public, max-age=31536000, immutable');
  expect(await caching('/rt/engine-1.wasm')).toBe('public, max-age=31536000, immutable');
  expect(await caching('/sw.js')).toBe('no-cache');
  expect(await caching('/manifest.webmanifest')).toBe('no-cache');
});

test('a precompressed file is sent unchanged', async () => {
  // `fetch` would unpack the body, so read the bytes from the socket.
  const socket = net.connect(server.port, '127.0.0.1');
  socket.write(
    'GET /assets/main-abc12345.js HTTP/1.1\r\nhost: x\r\naccept-encoding: br, gzip\r\nconnection: close\r\n\r\n',
  );
  let text = '';
  for await (const chunk of socket) text += chunk;
  expect(text.toLowerCase()).toContain('content-encoding: br');
  expect(text.toLowerCase()).toMatch(/content-type: (text|application)\/javascript/);
  expect(text).toContain('not really brotli, but these very bytes');
});

test('API responses are not cached, carry the time, and are compressed when large', async () => {
  const answer = await get('/api/openapi.json', { 'accept-encoding': 'gzip' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(Math.abs(Date.parse(answer.headers.get('date') ?? '') - Date.now())).toBeLessThan(60_000);
  expect(answer.headers.get('content-encoding')).toBe('gzip');
});

test('API-3 D-37 the list of servers begins with this one', async () => {
  const { body } = await request(`http://127.0.0.1:${server.port}/api/servers`);
  expect(body).toEqual({ servers: ['https://first.example.org', 'https://second.example.org'] });
});

test('API-14 returns the facts that a client needs before it can use the server', async () => {
  const { body } = await request<{ time: string }>(`http://127.0.0.1:${server.port}/api/meta`);
  expect(body).toMatchObject({ name: 'Codeferry', version: '9.9.9', identity: { provider: 'local' } });
  expect(Math.abs(Date.parse(body.time) - Date.now())).toBeLessThan(60_000);
});

/** The origin and the headers that the server allows a page of `origin` for a POST. */
async function preflight(path: string, origin: string, headers: string): Promise<(string | null)[]> {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': headers,
    },
  });
  return ['origin', 'headers'].map((what) => answer.headers.get(`access-control-allow-${what}`));
}

test('pages of the other servers may sign in here, and learn all servers before they need them', async () => {
  const url = `http://127.0.0.1:${server.port}`;
  const { body } = await request<{ identity: object }>(`${url}/api/meta`);
  const servers = ['https://first.example.org', 'https://second.example.org'];
  expect(body.identity).toEqual({ provider: 'local', servers });
  const allowed = (origin: string) =>
    preflight(
      '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
      origin,
      'content-type,x-client-version',
    );
  expect(await allowed('https://second.example.org')).toEqual([
    'https://second.example.org',
    expect.stringContaining('x-client-version'),
  ]);
  expect((await allowed('https://third.example.org'))[0]).toBeNull();
});

test('pages of the other servers of the installation may call the API, others may not', async () => {
  const from = (origin: string) => preflight('/api/code/submit', origin, 'idempotency-key');
  expect(await from('https://second.example.org')).toEqual([
    'https://second.example.org',
    expect.stringContaining('idempotency-key'),
  ]);
  expect((await from('https://evil.example.org'))[0]).toBeNull();
});

const api = () => `http://127.0.0.1:${server.port}/api`;
const post = (path: string, body: string, contentType = 'application/json') =>
  fetch(`${api()}${path}`, { method: 'POST', body, headers: { 'content-type': contentType } });

test.each([
  ['broken JSON', () => post('/problem/get-all', '{"a":'), 400, 'VALIDATION'],
  ['a body that is not JSON', () => post('/problem/get-all', 'hello', 'text/plain'), 400, 'VALIDATION'],
  ['a wrong method', () => post('/meta', '{}'), 405, 'METHOD_NOT_ALLOWED'],
  [
    'a body that is too large',
    () => post('/problem/get-all', `{"a":"${'x'.repeat(1024 * 1024)}"}`),
    413,
    'TOO_LARGE',
  ],
  ['an unknown address', () => fetch(`${api()}/nothing`), 404, 'NOT_FOUND'],
])('ERR-8 %s returns an error with heading and sentence', async (_what, send, status, errorCode) => {
  const answer = await send();
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({
    errorCode,
    error: expect.any(String),
    message: expect.any(String),
  });
});

test('a refused body lists the fields with reasons', async () => {
  const answer = await request(`${api()}/problem/get-all`, { perPage: 0, sort: 'colour' });
  expect(answer.body).toMatchObject({
    errorCode: 'VALIDATION',
    fields: [
      { path: 'perPage', message: expect.stringMatching(/\w{3}/) },
      { path: 'sort', message: expect.stringMatching(/title/) },
    ],
  });
});

test('a problem with 12 MB of test data is accepted and returned unchanged', async () => {
  const ada = await signUpPerson(`http://127.0.0.1:${server.port}`, 'ada.l');
  const big = '1234567 '.repeat(750_000);
  const body = sumProblem({ testCases: [{ input: big, output: big, sample: true }] });
  const created = await request<{ id: string }>(`${api()}/problem/create`, body, {
    ...ada,
    key: randomUUID(),
  });
  expect(created.status).toBe(200);
  const { body: opened } = await request<{ problems: { samples: { input: string }[] }[] }>(
    `${api()}/problem/get`,
    {
      problemID: created.body.id,
    },
  );
  expect(opened.problems[0]?.samples[0]?.input === big).toBe(true);
});

test('refuses NUL even where no schema checks for it, because a retry would not help', async () => {
  const origin = `http://127.0.0.1:${server.port}`;
  const ask = (path: string, body: object) => request(`${origin}/api${path}`, body);
  const refused = { status: 400, body: { errorCode: 'VALIDATION' } };
  expect(await ask('/problem/get', { problemID: 'a\0b' })).toMatchObject(refused);
  expect(await ask('/problem/get-all', { tags: ['a\0b'] })).toMatchObject(refused);
  const account = { email: 'nul@example.org', password: 'secret-1', displayName: 'A\0da' };
  expect((await identityCall(origin, 'signUp', account)).status).toBe(400);
});
