import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchWhole } from './fetch-whole';

const content = 'x'.repeat(1000);
/** `/half` stalls after half; `/silent` never answers; `/slow` sends small pieces slowly. */
const server = http.createServer((request, response) => {
  if (request.url === '/silent') return;
  response.writeHead(200);
  if (request.url === '/whole') return response.end(content);
  if (request.url === '/half') return response.write(content.slice(0, 500));
  let sent = 0;
  const timer = setInterval(() => {
    sent += 100;
    response.write(content.slice(0, 100));
    if (sent < content.length) return;
    clearInterval(timer);
    response.end();
  }, 100);
});
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, more: { bytes?: number; signal?: AbortSignal } = {}) => {
  const seen: number[] = [];
  const got = fetchWhole({
    url: origin + path,
    bytes: content.length,
    stallMs: 700,
    onBytes: (bytes: number) => seen.push(bytes),
    ...more,
  });
  return { got, seen };
};

test('returns a complete file and reports progress', async () => {
  const { got, seen } = ask('/whole');
  expect(new TextDecoder().decode((await got) as Uint8Array)).toBe(content);
  expect(seen.at(-1)).toBe(1000);
});

test('gives up when no data arrives, before and after the first bytes', async () => {
  expect(await ask('/silent').got).toBe('network');
  const { got, seen } = ask('/half');
  expect(await got).toBe('network');
  expect(seen).toEqual([500]);
});

test('waits for a slow connection that makes progress', async () => {
  expect(await ask('/slow').got).toBeInstanceOf(Uint8Array);
});

test('a response of another length is damaged, and an aborted one is cancelled', async () => {
  expect(await ask('/whole', { bytes: 999 }).got).toBe('damaged');
  const stop = new AbortController();
  const { got } = ask('/half', { signal: stop.signal });
  stop.abort();
  expect(await got).toBe('cancelled');
});
