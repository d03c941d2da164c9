import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromPictureCache, pictureCaches } from './picture-cache';

const address = (n: number) => `https://app.example/api/avatars/${n}.png`;
let stored: Map<string, Response>;

beforeEach(() => {
  stored = new Map();
  const cache = {
    match: async ({ url }: Request) => stored.get(url)?.clone(),
    put: async ({ url }: Request, answer: Response) => void stored.set(url, answer),
    keys: async () => [...stored.keys()].map((url) => new Request(url)),
    delete: async ({ url }: Request) => stored.delete(url),
  };
  vi.stubGlobal('caches', { open: async () => cache });
});
afterEach(() => vi.unstubAllGlobals());

const answer = (type: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response('bytes', { status, headers: { 'content-type': type } }));

test('a picture that was loaded once is available offline', async () => {
  answer('image/png');
  await fromPictureCache('pictures', new Request(address(1)));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await (await fromPictureCache('pictures', new Request(address(1)))).text()).toBe('bytes');
});

test('passes on a response that is not a picture without storing it', async () => {
  answer('text/html');
  await fromPictureCache('pictures', new Request(address(1)));
  answer('image/png', 404);
  expect((await fromPictureCache('pictures', new Request(address(1)))).status).toBe(404);
  expect(stored.size).toBe(0);
});

test('removes the oldest pictures above the limit', async () => {
  answer('image/png');
  for (let n = 0; n <= pictureCaches.pictures; n += 1)
    await fromPictureCache('pictures', new Request(address(n)));
  expect(stored.size).toBe(pictureCaches.pictures);
  expect(stored.has(address(0))).toBe(false);
});

test('uses the network if the cache cannot be opened', async () => {
  answer('image/png');
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('no room')) });
  expect((await fromPictureCache('pictures', new Request(address(1)))).status).toBe(200);
});
