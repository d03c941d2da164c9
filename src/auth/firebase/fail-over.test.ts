import { expect, test, vi } from 'vitest';
import { failOver } from './fail-over';

const own = 'https://a.example.org';
const servers = [own, 'https://b.example.org', 'https://c.example.org'];
const signIn = `${own}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;

/** `answers`: a status for each origin; without one it cannot be reached. */
function open(answers: Record<string, number>) {
  const send = vi.fn(async (input: RequestInfo | URL, _init?: RequestInit) => {
    const status = answers[new URL(String(input)).host.slice(0, 1)];
    if (status === undefined) throw new TypeError('Failed to fetch');
    return new Response('{}', { status });
  });
  const asked = () => send.mock.calls.map(([url]) => new URL(String(url)).host.slice(0, 1)).join('');
  return { send, asked, fetch: failOver(send, own, servers) };
}

test.each([
  ['asks only its own server while that answers', { a: 200, b: 200, c: 200 }, 'a', 200],
  ['keeps a refusal of its own server', { a: 400, b: 200, c: 200 }, 'a', 400],
  ['asks the next server when its own cannot be reached', { b: 200, c: 200 }, 'ab', 200],
  ['asks the next server when its own is stopping', { a: 503, b: 200 }, 'ab', 200],
  ['asks each server once', { b: 502, c: 200 }, 'abc', 200],
  ['returns the error status when no server is well', { a: 503 }, 'abc', 503],
])('%s', async (_, answers, order, status) => {
  const { fetch, asked } = open(answers);
  expect((await fetch(signIn, { method: 'POST' })).status).toBe(status);
  expect(asked()).toBe(order);
});

test('sends path, query and body unchanged to the other server', async () => {
  const { fetch, send } = open({ b: 200 });
  const init = { method: 'POST', body: '{"email":"a@b.cc"}' };
  await fetch(signIn, init);
  expect(send.mock.calls[1]).toEqual([signIn.replace('a.example', 'b.example'), init]);
});

test('fails like fetch when no server can be reached', async () => {
  const { fetch, asked } = open({});
  await expect(fetch(signIn)).rejects.toThrow('Failed to fetch');
  expect(asked()).toBe('abc');
});

test('asks no other server after the caller has given up, or for other addresses', async () => {
  const { fetch, asked } = open({});
  await expect(fetch(signIn, { signal: AbortSignal.abort() })).rejects.toThrow();
  await expect(fetch(`${own}/api/meta`)).rejects.toThrow();
  expect(asked()).toBe('aa');
});
