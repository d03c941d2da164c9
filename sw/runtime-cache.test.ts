import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runtimeCacheName as nameInWorkers } from '../wasm/assets/cache-name';
import { fromRuntimeCache, runtimeCacheName } from './runtime-cache';

const address = 'https://app.example/rt/python/1/python.wasm';
let stored: Map<string, Response>;
let fetched = 0;

beforeEach(() => {
  stored = new Map();
  fetched = 0;
  const cache = {
    match: async (request: Request) => stored.get(request.url)?.clone(),
    put: async (request: Request, response: Response) => void stored.set(request.url, response),
  };
  vi.stubGlobal('caches', { open: async () => cache });
});
afterEach(() => vi.unstubAllGlobals());

function answer(status: number, body = 'bytes'): void {
  vi.stubGlobal('fetch', async () => {
    fetched += 1;
    return new Response(body, { status });
  });
}

test('service worker and runtime workers use the same cache', () =>
  expect(runtimeCacheName).toBe(nameInWorkers));

test('OFF-1 serves files from the device', async () => {
  answer(503, 'busy');
  stored.set(address, new Response('bytes'));
  expect(await (await fromRuntimeCache(new Request(address))).text()).toBe('bytes');
  expect(fetched).toBe(0);
});

test('passes on a network response without storing it, because its bytes were not checked', async () => {
  answer(200, '<html>Sign in to the network</html>');
  expect((await fromRuntimeCache(new Request(address))).status).toBe(200);
  expect(stored.size).toBe(0);
  answer(200);
  expect(await (await fromRuntimeCache(new Request(address))).text()).toBe('bytes');
});

test('uses the network if the cache cannot be opened', async () => {
  answer(200);
  const broken = async () => {
    throw new Error('no room');
  };
  vi.stubGlobal('caches', { open: broken });
  expect(await (await fromRuntimeCache(new Request(address))).text()).toBe('bytes');
  vi.stubGlobal('caches', { open: async () => ({ match: broken }) });
  expect(await (await fromRuntimeCache(new Request(address))).text()).toBe('bytes');
});
