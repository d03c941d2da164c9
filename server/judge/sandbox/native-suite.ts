import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sourceDir, warnings } from './build';

const run = promisify(execFile);
const strict = [...warnings, '-Werror', '-O1'];

interface Build {
  name: string;
  compiler: string;
  flags: string[];
  emulator?: string;
  fuzzRounds: number;
}

const gcc = existsSync('/usr/bin/gcc') ? '/usr/bin/gcc' : 'cc';
const sanitized = ['-g', '-fsanitize=address,undefined', '-fno-sanitize-recover=all'];

async function canLink(compiler: string, flags: string[]): Promise<boolean> {
  const child = run(compiler, [...flags, '-x', 'c', '-o', '/dev/null', '-'], { timeout: 60_000 });
  child.child.stdin?.end('int main(void) { return 0; }\n');
  return child.then(
    () => true,
    () => false,
  );
}

/** With this machine's compiler. */
export const plainBuild: Build = { name: 'this machine', compiler: gcc, flags: [], fuzzRounds: 20_000 };

/** With sanitizers, and for an emulated architecture, as far as installed. */
export async function otherBuilds(): Promise<Build[]> {
  const emulator = '/usr/bin/qemu-aarch64-static';
  const arm = {
    name: 'arm64, emulated',
    compiler: '/usr/bin/aarch64-linux-gnu-gcc',
    flags: ['-static'],
    emulator,
  };
  const builds: Build[] = [];
  if (await canLink(gcc, sanitized))
    builds.push({ name: 'with sanitizers', compiler: gcc, flags: sanitized, fuzzRounds: 10_000 });
  if (existsSync(arm.compiler) && existsSync(emulator)) builds.push({ ...arm, fuzzRounds: 500 });
  return builds;
}

async function sources(name: 'native' | 'native-tests'): Promise<string[]> {
  const dir = sourceDir(name);
  return (await readdir(dir)).filter((file) => file.endsWith('.c')).map((file) => join(dir, file));
}

/** Compiles the helper strictly, and runs the tests of its parts. */
export function testNativeParts(builds: readonly Build[]): void {
  let root = '';
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'codeferry-native-'));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  describe.each(builds)('$name', ({ compiler, flags, emulator, fuzzRounds }) => {
    test('the helper compiles without warnings', async () => {
      const output = join(root, `cage-${fuzzRounds}`);
      const { stderr } = await run(compiler, [
        ...strict,
        ...flags,
        '-o',
        output,
        ...(await sources('native')),
      ]);
      expect(stderr).toBe('');
    });

    test('its parts handle valid and invalid input', async () => {
      const output = join(root, `tests-${fuzzRounds}`);
      const parts = (await sources('native')).filter((file) => !file.endsWith('/main.c'));
      await run(compiler, [...strict, ...flags, '-o', output, ...(await sources('native-tests')), ...parts]);
      const argv = [...(emulator ? [emulator] : []), output, String(fuzzRounds)];
      const { stdout } = await run(argv[0] ?? '', argv.slice(1), { timeout: 100_000 }).catch(
        (error: { stdout: string; stderr: string }) => ({ stdout: `${error.stdout}\n${error.stderr}` }),
      );
      expect(stdout).toMatch(/^\d{5,} checks, 0 failed\n$/);
    });
  });
}
