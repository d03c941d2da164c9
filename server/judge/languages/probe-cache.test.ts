import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cpp17 } from './cpp17';
import type { Toolchain } from './language';
import { openProbeCache, probeKey } from './probe-cache';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'codeferry-probes-'));
  await mkdir(join(root, 'judge'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('finds an outcome under its key only, also after a restart', async () => {
  const cache = await openProbeCache(root);
  await Promise.all([cache.keep('CPP17', 'a', 1), cache.keep('PYTHON3', 'b', 2)]);
  const again = await openProbeCache(root);
  expect(again.find('CPP17', 'a')).toBe(1);
  expect(again.find('PYTHON3', 'b')).toBe(2);
  expect(again.find('PYTHON3', 'a')).toBeNull();
});

test.each(['{', 'null', '{"CPP17": {"key": "a"}}', '{"CPP17": 7}'])(
  'a damaged file (%s) counts as missing',
  async (text) => {
    await writeFile(join(root, 'judge', 'languages.json'), text);
    expect((await openProbeCache(root)).find('CPP17', 'a')).toBeNull();
  },
);

test('the key changes with compiler, version and sandbox only', async () => {
  const compiler = join(root, 'g++');
  await writeFile(compiler, 'one');
  const toolchain: Toolchain = { version: '12', programs: { compiler }, runMounts: [], compileMounts: [] };
  const key = await probeKey(cpp17, toolchain, 'sandbox');
  expect(await probeKey(cpp17, { ...toolchain }, 'sandbox')).toBe(key);
  expect(await probeKey(cpp17, { ...toolchain, version: '13' }, 'sandbox')).not.toBe(key);
  expect(await probeKey(cpp17, toolchain, 'another sandbox')).not.toBe(key);
  await writeFile(compiler, 'another');
  expect(await probeKey(cpp17, toolchain, 'sandbox')).not.toBe(key);
});
