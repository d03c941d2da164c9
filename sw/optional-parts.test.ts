import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetOldParts, fromOptionalParts, isOptional, storePart, storeUsedParts } from './optional-parts';

const origin = 'https://ferry.example';
const files = ['translation-es', 'translation-pt', 'vim'];
const build = (hash: string) => files.map((name) => `assets/${name}-${hash}.js`);

let device: Map<string, Set<string>>;
let asked: string[];
let isOnline: boolean;

const nameOf = (wanted: Request | string) =>
  new URL(typeof wanted === 'string' ? wanted : wanted.url, origin).pathname;

async function fetchPart(wanted: Request | string): Promise<Response> {
  if (!isOnline) throw new TypeError('Failed to fetch');
  asked.push(nameOf(wanted));
  return new Response('code');
}

function openCache(name: string) {
  const kept = device.get(name) ?? new Set<string>();
  device.set(name, kept);
  return {
    match: async (wanted: Request | string) => (kept.has(nameOf(wanted)) ? new Response('code') : undefined),
    put: async (wanted: Request | string) => void kept.add(nameOf(wanted)),
    add: async (path: string) => {
      await fetchPart(path);
      kept.add(nameOf(path));
    },
    keys: async () => [...kept].map((path) => new Request(origin + path)),
    delete: async (wanted: Request | string) => kept.delete(nameOf(wanted)),
  };
}

const onDevice = () => [...device.values()].flatMap((kept) => [...kept]).sort();

beforeEach(() => {
  device = new Map();
  asked = [];
  isOnline = true;
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('caches', { open: async (name: string) => openCache(name) });
  vi.stubGlobal('fetch', fetchPart);
});
afterEach(() => vi.unstubAllGlobals());

const vim = () => new Request(`${origin}/assets/vim-one.js`);

test('optional are translations and vim keys, by the path of the page and of the manifest', () => {
  expect(['assets/vim-1a_-b.js', '/assets/translation-es-1.js'].map(isOptional)).toEqual([true, true]);
  expect(['index.html', 'assets/vim.js', 'assets/codemirror-1.js'].map(isOptional)).toEqual([
    ...[false, false, false],
  ]);
});

test('a part that a page uses is on the device afterwards', async () => {
  await fromOptionalParts(vim());
  isOnline = false;
  expect(await (await fromOptionalParts(vim())).text()).toBe('code');
  expect(asked).toEqual(['/assets/vim-one.js']);
});

test('a part that is not on the device fails like the network', async () => {
  isOnline = false;
  await expect(fromOptionalParts(vim())).rejects.toThrow('Failed to fetch');
});

test('a chosen part is on the device before a page uses it, and no other one', async () => {
  await storePart('vim', build('one'));
  isOnline = false;
  expect(await (await fromOptionalParts(vim())).text()).toBe('code');
  expect(onDevice()).toEqual(['/assets/vim-one.js']);
});

test('an update stores the parts that the device uses, and forgets the old ones once it has taken over', async () => {
  await storePart('translation-es', build('one'));
  await storePart('vim', build('one'));
  await storeUsedParts(build('two'));
  const both = ['translation-es', 'vim'].flatMap((name) =>
    ['one', 'two'].map((hash) => `/assets/${name}-${hash}.js`),
  );
  expect(onDevice()).toEqual(both);
  isOnline = false;
  await forgetOldParts(build('two'));
  expect(onDevice()).toEqual(['/assets/translation-es-two.js', '/assets/vim-two.js']);
});

test('a part chosen after the update was installed stays as a mark until the new one is on the device', async () => {
  await storeUsedParts(build('two'));
  await storePart('vim', build('one'));
  isOnline = false;
  await expect(forgetOldParts(build('two'))).rejects.toThrow('Failed to fetch');
  expect(onDevice()).toEqual(['/assets/vim-one.js']);
  isOnline = true;
  await forgetOldParts(build('two'));
  expect(onDevice()).toEqual(['/assets/vim-two.js']);
});
