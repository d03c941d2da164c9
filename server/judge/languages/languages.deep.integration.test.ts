import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Language } from '../../../contract/limits';
import { createJudge } from '../judge';
import { doubles, doubling } from '../programs/memory-programs';
import type { Judge } from '../types';
import { expectSameMemory } from './memory-suite';

const root = resolve(import.meta.dirname, '../../..');
const log = { info: () => undefined, warn: () => undefined };
const cacheDir = join(root, '.cache');
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'codeferry-toolchains-'));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test.each(['cgroup', 'userns', 'landlock'] as const)(
  'D-6 with %s 8 MB mean the same in all four languages',
  async (onlyTier) => {
    const judge = await createJudge({ cacheDir, workers: 2, log, accelerate: false, onlyTier });
    try {
      // Not every machine supports every tier; then nothing may be judged.
      const { tier, warnings } = judge.status();
      if (tier === 'none') return expect(warnings[0]).toMatch(/No sandbox works/);
      await expectSameMemory(judge);
    } finally {
      await judge.close();
    }
  },
);

async function pathWithout(hidden: string): Promise<string> {
  const all = join(folder, `without-${hidden}`);
  await mkdir(all);
  const names = (await readdir('/usr/bin')).filter((name) => name !== hidden);
  await Promise.all(names.map((name) => symlink(join('/usr/bin', name), join(all, name))));
  return all;
}

const statusOf = (judge: Judge, language: Language) =>
  judge.status().languages.find((status) => status.language === language);

test('a missing toolchain makes one language unavailable with a reason; once installed it is found without a restart', async () => {
  const path = await pathWithout('javac');
  vi.stubEnv('PATH', path);
  vi.stubEnv('JAVA_HOME', '');
  const judge = await createJudge({ cacheDir, workers: 1, log, accelerate: false, lookAgainMs: 100 });
  try {
    await judge.ready();
    expect(statusOf(judge, 'JAVA8')).toMatchObject({
      available: false,
      reason: expect.stringContaining('not installed'),
      installHint: expect.stringContaining('apt-get install'),
    });
    expect(judge.status().languages.filter(({ available }) => available)).toHaveLength(3);
    expect((await judge.judge(doubling('PYTHON3', doubles.PYTHON3, 64))).verdict).toBe('AC');
    expect(await judge.judge(doubling('JAVA8', doubles.JAVA8, 64))).toMatchObject({
      verdict: 'JE',
      fault: expect.stringContaining('not installed'),
    });
    await symlink('/usr/bin/javac', join(path, 'javac'));
    const deadline = Date.now() + 60_000;
    while (!statusOf(judge, 'JAVA8')?.available && Date.now() < deadline) await sleep(50);
    expect(statusOf(judge, 'JAVA8')).toMatchObject({
      available: true,
      version: expect.stringMatching(/^JDK /),
    });
    expect((await judge.judge(doubling('JAVA8', doubles.JAVA8, 64))).verdict).toBe('AC');
  } finally {
    await judge.close();
  }
});
