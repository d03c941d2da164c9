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

test('what was kept is found, also after a restart', async () => {
  const cache = await openCompileCache(root);
  expect(await cache.find('key')).toBeNull();
  const dir = await cache.keep('key', await compiledDir(1));
  expect(await readdir(dir)).toEqual(['a.out']);
  expect(await (await openCompileCache(root)).find('key')).toBe(dir);
});

test('of two workers that compiled the same, the first is kept and the second is none the worse', async () => {
  const cache = await openCompileCache(root);
  const first = await cache.keep('key', await compiledDir(1));
  const second = await compiledDir(2);
  expect(await cache.keep('key', second)).toBe(first);
  expect(await readdir(root)).not.toContain(second);
});

test('when it grows too large, what was not used for long goes first, and nothing that may be in use', async () => {
  const before = await openCompileCache(root, 250);
  for (const key of ['old', 'older', 'fresh']) await before.keep(key, await compiledDir(100));
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const base = join(root, 'judge', 'compiled');
  await utimes(join(base, 'old'), hoursAgo(2), hoursAgo(2));
  await utimes(join(base, 'older'), hoursAgo(3), hoursAgo(3));
  const after = await openCompileCache(root, 250);
  await after.keep('new', await compiledDir(100));
  expect((await readdir(base)).sort()).toEqual(['fresh', 'new', 'old']);
});
