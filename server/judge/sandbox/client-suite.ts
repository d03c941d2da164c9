import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openSandboxes, type Sandboxes } from './open-sandboxes';
import type { RunOutcome, RunReport, RunSpec, Sandbox, Tier } from './types';

const megabyte = 1024 * 1024;
const tiers: Tier[] = ['cgroup', 'userns', 'landlock'];

function specOf(root: string, argv: string[], more: Partial<RunSpec> = {}): RunSpec {
  return {
    argv: () => argv,
    env: { LANG: 'C.UTF-8' },
    workDir: join(root, 'work'),
    writable: false,
    mounts: ['/bin', '/lib', '/lib64', '/usr/bin', '/usr/lib', '/usr/lib64'],
    stdin: new Uint8Array(0),
    limits: {
      cpuMs: 10_000,
      wallMs: 20_000,
      memoryBytes: 128 * megabyte,
      stackBytes: 8 * megabyte,
      outputBytes: 24 * megabyte,
      stderrBytes: 4096,
      fileBytes: megabyte,
      tmpBytes: megabyte,
      threads: 8,
      openFiles: 64,
      processes: false,
    },
    ...more,
  };
}

function reported(outcome: RunOutcome): RunReport {
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome;
}

/** What a sandbox does for a run. Await at collection time. */
export async function testClient(which: 'all' | 'strongest'): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'codeferry-client-'));
  await chmod(root, 0o755);
  await mkdir(join(root, 'work'));
  await mkdir(join(root, 'shown', 'hidden'), { recursive: true });
  await writeFile(join(root, 'shown', 'file'), 'to be seen');
  await writeFile(join(root, 'shown', 'hidden', 'file'), 'not to be seen');

  const offers: { tier: Tier; opened: Extract<Sandboxes, { type: 'open' }> }[] = [];
  for (const tier of tiers) {
    const opened = await openSandboxes({
      cacheDir: root,
      hidden: [join(root, 'shown', 'hidden')],
      onlyTier: tier,
    });
    if (opened.type === 'open') offers.push({ tier, opened });
    if (which === 'strongest' && offers.length > 0) break;
  }

  afterAll(async () => {
    for (const { opened } of offers) await opened.close();
    await rm(root, { recursive: true, force: true });
  });

  test('there is a sandbox to test', () => {
    expect(offers.length).toBeGreaterThan(0);
  });

  describe.each(offers)('$tier', ({ tier, opened }) => {
    const sandbox: Sandbox = opened.open(1);
    afterAll(() => sandbox.close());
    const run = async (argv: string[], more: Partial<RunSpec> = {}) =>
      reported(await sandbox.run(specOf(root, argv, more)));
    const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');

    test('passes input and output unchanged, of any size', async () => {
      const input = Buffer.alloc(20 * megabyte);
      for (let at = 0; at < input.length; at += 4) input.writeUInt32LE((at * 2_654_435_761) >>> 0, at);
      const report = await run(['/bin/cat'], { stdin: input });
      expect(Buffer.compare(report.stdout, input)).toBe(0);
      expect(report.writtenBytes).toBe(input.length);
    });

    test('the input can be opened by its usual names', async () => {
      for (const name of ['/dev/stdin', '/proc/self/fd/0'])
        expect(textOf((await run(['/bin/cat', name], { stdin: Buffer.from('hello') })).stdout)).toBe('hello');
    });

    test('the environment contains what was requested and a temporary folder', async () => {
      const lines = textOf((await run(['/usr/bin/env'], { env: { A: 'x=y z' } })).stdout)
        .trim()
        .split('\n');
      expect(lines.map((line) => line.split('=')[0]).sort()).toEqual(['A', 'HOME', 'TMPDIR']);
      expect(lines).toContain('A=x=y z');
    });

    test('keeps stderr up to its limit, and counts the rest', async () => {
      const report = await run(['/bin/sh', '-c', 'head -c 10000 /dev/urandom >&2'], {
        limits: { ...specOf(root, []).limits, processes: true },
      });
      expect(report.stderr.length).toBeLessThanOrEqual(4097);
      expect(report.writtenBytes).toBe(10_000);
    });

    test('reports too much output, however early the program ended', async () => {
      const limits = { ...specOf(root, []).limits, outputBytes: 65_536 };
      const report = await run(['/usr/bin/head', '-c', '200000', '/dev/zero'], {
        mounts: [...specOf(root, []).mounts, '/dev/zero'],
        limits,
      });
      expect(report.killedBy).toBe('output');
      expect((await run(['/bin/true'])).exitCode).toBe(0);
    });

    test('a missing program is an internal fault, and the next run is not affected', async () => {
      expect(await sandbox.run(specOf(root, ['/nowhere/program']))).toMatchObject({
        ok: false,
        stage: 'exec',
      });
      expect((await run(['/bin/true'])).exitCode).toBe(0);
    });

    test('a work directory grows to its limit and no further, in any number of files', async () => {
      const script =
        'i=0; while :; do head -c 500000 /usr/bin/env /usr/lib/os-release /bin/cat > f$i; i=$((i+1)); done';
      const workDir = join(root, 'full');
      await mkdir(workDir);
      await chmod(workDir, 0o777);
      const limits = { ...specOf(root, []).limits, processes: true, tmpBytes: 4 * megabyte };
      const outcome = await run(['/bin/sh', '-c', script], { workDir, writable: true, limits });
      expect(outcome.killedBy).toBe('output');
      const sizes = await Promise.all((await readdir(workDir)).map((name) => stat(join(workDir, name))));
      expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(64 * megabyte);
      await rm(workDir, { recursive: true });
    });

    test('runs requested at once are executed one after the other', async () => {
      const reports = await Promise.all(
        ['1', '2', '3'].map((word) => run(['/bin/cat'], { stdin: Buffer.from(word) })),
      );
      expect(reports.map(({ stdout }) => textOf(stdout))).toEqual(['1', '2', '3']);
    });

    test('a work directory is writable only if the run says so', async () => {
      const write = (writable: boolean) =>
        sandbox.run({
          ...specOf(root, ['/bin/sh', '-c', 'echo text > made']),
          writable,
          workDir: join(root, 'work'),
        });
      await chmod(join(root, 'work'), 0o777);
      expect(reported(await write(false)).exitCode).not.toBe(0);
      expect(reported(await write(true)).exitCode).toBe(0);
    });

    if (tier === 'landlock')
      test('under Landlock every path stays the same, and none with a hidden folder inside is opened', async () => {
        expect(sandbox.place('/host/path', '/moved')).toBe('/host/path');
        const outcome = await sandbox.run(specOf(root, ['/bin/true'], { mounts: [join(root, 'shown')] }));
        expect(outcome).toMatchObject({ ok: false, stage: 'mounts' });
      });
    else {
      test('a hidden folder below a mounted one is empty', async () => {
        const mounts = [...specOf(root, []).mounts, join(root, 'shown')];
        const shown = await run(['/bin/cat', join(root, 'shown', 'file')], { mounts });
        expect(textOf(shown.stdout)).toBe('to be seen');
        const hidden = await run(['/bin/cat', join(root, 'shown', 'hidden', 'file')], { mounts });
        expect(hidden.exitCode).not.toBe(0);
        expect(textOf(hidden.stdout)).toBe('');
      });

      test('a path can appear under another name', async () => {
        const target = sandbox.place(join(root, 'shown'), '/accelerator');
        const placed = [{ source: join(root, 'shown'), target }];
        expect(textOf((await run(['/bin/cat', '/accelerator/file'], { placed })).stdout)).toBe('to be seen');
      });
    }
  });
}
