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

test('service worker and runtime workers use one cache', () => expect(runtimeCacheName).toBe(nameInWorkers));

test('OFF-1 a runtime is fetched once, then answered from the device', async () => {
  answer(200);
  expect(await (await fromRuntimeCache(new Request(address))).text()).toBe('bytes');
  expect(await (await fromRuntimeCache(new Request(address))).text()).toBe('bytes');
  expect(fetched).toBe(1);
});

test('an error answer is passed on and not kept', async () => {
  answer(503, 'busy');
  expect((await fromRuntimeCache(new Request(address))).status).toBe(503);
  answer(200);
  expect(await (await fromRuntimeCache(new Request(address))).text()).toBe('bytes');
});
