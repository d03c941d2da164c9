import { afterEach, expect, test, vi } from 'vitest';
import { fromOptionalParts } from './optional-parts';

afterEach(() => vi.unstubAllGlobals());

/** A cache with the one answer that it keeps; `fetch` counts. */
function device(online: boolean) {
  const kept = new Map<string, Response>();
  const cache = {
    match: async ({ url }: Request) => kept.get(url)?.clone(),
    put: async ({ url }: Request, answer: Response) => void kept.set(url, answer),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    delete: async ({ url }: Request) => kept.delete(url),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  const asked = vi.fn(async () => {
    if (!online) throw new TypeError('Failed to fetch');
    return new Response('code');
  });
  vi.stubGlobal('fetch', asked);
  return { kept, asked };
}

const part = (version: string) => new Request(`https://ferry.example/assets/vim-${version}.js`);

test('stores a part when it is first used, and serves it from the device afterwards', async () => {
  const { kept, asked } = device(true);
  expect(await (await fromOptionalParts(part('a'))).text()).toBe('code');
  expect(await (await fromOptionalParts(part('a'))).text()).toBe('code');
  expect(asked).toHaveBeenCalledTimes(1);
  await fromOptionalParts(part('b'));
  expect([...kept.keys()]).toEqual(['https://ferry.example/assets/vim-b.js']);
});

test('fails like the network if it was never used', async () => {
  device(false);
  await expect(fromOptionalParts(part('a'))).rejects.toThrow('Failed to fetch');
});
