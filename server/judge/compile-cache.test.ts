import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCompileCache } from './compile-cache';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'codeferry-compiled-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

let count = 0;
async function compiledDir(bytes: number): Promise<string> {
  const dir = join(root, `work${count++}`);
  await mkdir(dir);
  await writeFile(join(dir, 'a.out'), Buffer.alloc(bytes));
  return dir;
}

const kb = 1024;
const base = () => join(root, 'judge', 'compiled');
const kept = async () => (await readdir(base())).sort();
const minutesAgo = async (key: string, minutes: number) => {
  const time = new Date(Date.now() - minutes * 60_000);
  await utimes(join(base(), key), time, time);
};

test('finds a kept program, also after a restart', async () => {
  const cache = await openCompileCache(root);
  expect(await cache.find('key')).toBeNull();
  const { dir } = await cache.keep('key', await compiledDir(1));
  expect(await readdir(dir)).toEqual(['a.out']);
  expect((await (await openCompileCache(root)).find('key'))?.dir).toBe(dir);
});

test('when two workers compile the same program, both can use the first one', async () => {
  const cache = await openCompileCache(root);
  const first = await cache.keep('key', await compiledDir(1));
  const second = await compiledDir(2);
  expect((await cache.keep('key', second)).dir).toBe(first.dir);
  expect(await readdir(root)).not.toContain(second);
});

test('when the cache is too large, removes the least recently used and nothing that may be in use', async () => {
  const before = await openCompileCache(root);
  for (const key of ['old', 'older', 'fresh']) await before.keep(key, await compiledDir(100 * kb));
  await minutesAgo('old', 120);
  await minutesAgo('older', 180);
  const after = await openCompileCache(root, { keptBytesMax: 350 * kb });
  await after.keep('new', await compiledDir(100 * kb));
  expect(await kept()).toEqual(['fresh', 'new', 'old']);
});

test('beyond the hard limit, also removes recently used programs, except held ones', async () => {
  const sizes = { keptBytesMax: 200 * kb, hardBytesMax: 300 * kb };
  const cache = await openCompileCache(root, sizes);
  const held = await cache.keep('held', await compiledDir(100 * kb));
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
    await (await cache.keep(key, await compiledDir(100 * kb))).release();
    const bytes = (await kept()).length * 100 * kb;
    expect(bytes).toBeLessThanOrEqual(sizes.hardBytesMax);
  }
  expect(await readdir(held.dir)).toEqual(['a.out']);
});

test('an oversized program is usable by all its holders and removed with the last one', async () => {
  const cache = await openCompileCache(root, { programBytesMax: 100 * kb });
  const first = await cache.keep('key', await compiledDir(101 * kb));
  const second = await cache.find('key');
  await first.release();
  await first.release();
  expect(await readdir(second?.dir ?? '')).toEqual(['a.out']);
  await second?.release();
  expect(await kept()).toEqual([]);
  expect(await cache.find('key')).toBeNull();
});
