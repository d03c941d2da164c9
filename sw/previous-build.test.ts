import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromPreviousBuild, keepPreviousBuild } from './previous-build';

const address = (name: string) => `https://app.example/${name}`;
let stores: Map<string, Map<string, string>>;

const names = (cache: string) => [...(stores.get(cache)?.keys() ?? [])].map((url) => new URL(url).pathname);

beforeEach(() => {
  stores = new Map([['workbox-precache-v2-app', new Map()]]);
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    return {
      keys: async () => [...store.keys()].map((url) => new Request(url)),
      match: async ({ url }: Request) => (store.has(url) ? new Response(store.get(url)) : undefined),
      put: async ({ url }: Request, response: Response) => void store.set(url, await response.text()),
      delete: async ({ url }: Request) => store.delete(url),
    };
  };
  vi.stubGlobal('caches', { open, keys: async () => [...stores.keys()] });
  vi.stubGlobal('fetch', async () => new Response('not there', { status: 404 }));
});
afterEach(() => vi.unstubAllGlobals());

function here(...files: string[]): void {
  stores.set('workbox-precache-v2-app', new Map(files.map((name) => [address(name), `text of ${name}`])));
}

test('OFF-1 keeps files that the next build lacks, and serves them to an old tab', async () => {
  here('index.html?__WB_REVISION__=1', 'assets/frame-AAAA.js', 'assets/terms-AAAA.js');
  await keepPreviousBuild(new Set(['/index.html', '/assets/frame-AAAA.js', '/assets/terms-BBBB.js']));
  expect(names('previous-build')).toEqual(['/assets/terms-AAAA.js']);
  const kept = await fromPreviousBuild(new Request(address('assets/terms-AAAA.js')));
  expect(await kept.text()).toBe('text of assets/terms-AAAA.js');
  expect((await fromPreviousBuild(new Request(address('assets/nowhere.js')))).status).toBe(404);
});

test('with the build after that, the oldest goes', async () => {
  here('assets/terms-AAAA.js');
  await keepPreviousBuild(new Set(['/assets/terms-BBBB.js']));
  here('assets/terms-BBBB.js');
  await keepPreviousBuild(new Set(['/assets/terms-CCCC.js']));
  expect(names('previous-build')).toEqual(['/assets/terms-BBBB.js']);
});
