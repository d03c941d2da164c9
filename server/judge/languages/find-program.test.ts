import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask, findPrograms } from './find-program';
import { java8 } from './java8';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'codeferry-programs-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

async function program(path: string, text: string): Promise<string> {
  const whole = join(folder, path);
  await mkdir(join(whole, '..'), { recursive: true });
  await writeFile(whole, text);
  await chmod(whole, 0o755);
  return whole;
}

test('finds programs on PATH, system folders first, and skips non-executable files', async () => {
  const first = await program('a/sh', '#!/bin/sh\n');
  await writeFile(join(folder, 'sh'), 'no program');
  vi.stubEnv('PATH', `relative:${folder}:${folder}/a:/usr/bin`);
  expect(await findPrograms('sh')).toEqual(['/usr/bin/sh', first]);
  vi.stubEnv('PATH', `${folder}/a`);
  expect(await findPrograms('sh')).toEqual([first]);
  expect(await findPrograms('no-such-program')).toEqual([]);
});

test('returns no output of a failing program', async () => {
  expect(await ask(await program('fails', '#!/bin/sh\necho x; exit 3\n'), [])).toBeNull();
  expect(await ask(await program('says', '#!/bin/sh\necho " x "; echo y >&2\n'), [], 'stderr')).toBe('y');
});

test('finds the real JDK behind a shim', async () => {
  const javac = await program('jdk/bin/javac', '#!/bin/sh\n');
  const java = await program('jdk/bin/java', '#!/bin/sh\n');
  await program('jdk/release', 'IMPLEMENTOR="x"\nJAVA_VERSION="17.0.9"\n');
  await program('shims/javac', `#!/bin/sh\necho "    java.home = ${folder}/jdk" >&2\n`);
  vi.stubEnv('PATH', join(folder, 'shims'));
  vi.stubEnv('JAVA_HOME', '');
  expect(await java8.find()).toMatchObject({ version: 'JDK 17.0.9', programs: { javac, java } });
});

test('returns null without a JDK, and also looks in JAVA_HOME', async () => {
  vi.stubEnv('PATH', folder);
  vi.stubEnv('JAVA_HOME', '');
  expect(await java8.find()).toBeNull();
  await program('home/bin/javac', '#!/bin/sh\n');
  await program('home/bin/java', '#!/bin/sh\n');
  await program('home/release', 'JAVA_VERSION="1.8.0_402"\n');
  vi.stubEnv('JAVA_HOME', join(folder, 'home'));
  expect(await java8.find()).toMatchObject({ version: 'JDK 1.8.0_402' });
});
