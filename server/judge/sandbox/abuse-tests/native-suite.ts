import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildHelper, sourceDir } from '../build';
import type { RunLimits, Sandbox } from '../types';
import { type AbuseCase, type AbuseMachine, abuseCases } from './native-cases';
import { type AbuseSite, secretText } from './world';

const run = promisify(execFile);
const megabyte = 1024 * 1024;
const limits: RunLimits = {
  cpuMs: 5000,
  wallMs: 20_000,
  memoryBytes: 32 * megabyte,
  stackBytes: 4 * megabyte,
  outputBytes: megabyte,
  stderrBytes: 4096,
  fileBytes: 8 * megabyte,
  tmpBytes: 4 * megabyte,
  threads: 8,
  openFiles: 64,
  processes: false,
};

async function processesNamed(name: string): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Boolean);
  const names = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')));
  return pids.filter((_, index) => names[index]?.trim() === name);
}

function runCase(site: AbuseSite, sandbox: Sandbox, workDir: string, abuse: AbuseCase) {
  return sandbox.run({
    argv: (work) => [`${work}/abuse`, ...abuse.args(site)],
    env: {},
    workDir,
    writable: false,
    mounts: ['/usr/bin', '/usr/lib', '/usr/lib64', '/lib', '/lib64', '/bin'],
    stdin: Buffer.from('the input'),
    limits: { ...limits, ...abuse.limits },
  });
}

async function machineOf(abusePath: string): Promise<AbuseMachine> {
  const has32BitCalls = await run(abusePath, ['call-32-bit']).then(
    ({ stdout }) => stdout.includes('ESCAPED'),
    ({ signal }) => {
      if (signal === 'SIGSEGV') return false;
      throw new Error(`Without a sandbox a 32-bit call ended with ${signal}.`);
    },
  );
  return { has32BitCalls };
}

/** C programs that attack the sandbox from inside, in each offered one. Await at collection time. */
export async function testNativePrograms(site: AbuseSite): Promise<void> {
  const built = await buildHelper(site.root, 'abuse', sourceDir('abuse'));
  if (!built.ok) throw new Error(built.reason);
  const abusePath = built.path;
  const machine = await machineOf(abusePath);

  test('the same programs do escape without a sandbox', async () => {
    const unconfined = async (args: string[]) => (await run(abusePath, args)).stdout;
    expect(await unconfined(['read-secrets', site.secretPath, '1'])).toContain(secretText);
    expect(await unconfined(['start-processes'])).toContain('ESCAPED fork');
    expect(await unconfined(['elsewhere'])).toContain('ESCAPED');
    expect(await unconfined(['network', String(site.port), site.abstractSocket])).toContain(
      'ESCAPED connected',
    );
    await expect.poll(site.connections).toBe(2);
    site.forgetConnections();
  });

  describe.each(site.offers)('$name', ({ name, opened }) => {
    let sandbox: Sandbox;
    const workDir = join(site.root, `work-${name.replaceAll(/\W+/g, '-')}`);

    beforeAll(async () => {
      await mkdir(workDir);
      await chmod(workDir, 0o755);
      await copyFile(abusePath, join(workDir, 'abuse'));
      sandbox = opened.open(1);
    });
    afterAll(() => sandbox.close());

    test.each(Object.entries(abuseCases))('a program that %s is contained', async (_, abuse) => {
      const report = await runCase(site, sandbox, workDir, abuse);
      if (!report.ok) throw new Error(report.message);
      const text = Buffer.from(report.stdout).toString('utf8');
      expect(text).not.toMatch(/ESCAPED/);
      expect(text).not.toContain(secretText);
      expect(abuse.wrong(report, text, machine)).toBeNull();
      expect(await processesNamed('abuse')).toEqual([]);
      expect(site.connections()).toBe(0);
      expect(await readFile(site.secretPath, 'utf8')).toBe(secretText);
    });
  });
}
