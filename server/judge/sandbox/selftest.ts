/** Runs canaries in a sandbox at every start, before any untrusted program. */
import { execFile } from 'node:child_process';
import { chmod, constants, copyFile, mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RunLimits, RunReport, RunSpec, Sandbox } from './types';

const megabyte = 1024 * 1024;
const small: RunLimits = {
  cpuMs: 1000,
  wallMs: 5000,
  memoryBytes: 32 * megabyte,
  stackBytes: megabyte,
  outputBytes: 256 * 1024,
  stderrBytes: 4096,
  fileBytes: megabyte,
  tmpBytes: megabyte,
  threads: 4,
  openFiles: 16,
  processes: false,
};

interface Canary {
  name: string;
  args: string[];
  limits?: Partial<RunLimits>;
  judge(report: RunReport): string | null;
}

function mustBeKilledBy(reason: RunReport['killedBy']) {
  return (report: RunReport) => (report.killedBy === reason ? null : `was not stopped (${report.killedBy})`);
}

function canaries(secret: string): Canary[] {
  return [
    {
      name: 'containment',
      args: ['inside', secret, String(process.pid)],
      judge(report) {
        const escapes = Buffer.from(report.stdout).toString('utf8').trim().split('\n').join(', ');
        if (escapes !== '') return escapes;
        return report.exitCode === 0 ? null : `ended by signal ${report.signal}, code ${report.exitCode}`;
      },
    },
    { name: 'CPU limit', args: ['spin'], limits: { cpuMs: 30 }, judge: mustBeKilledBy('cpu') },
    { name: 'wall limit', args: ['sleep'], limits: { wallMs: 30 }, judge: mustBeKilledBy('wall') },
    { name: 'output limit', args: ['flood'], judge: mustBeKilledBy('output') },
    {
      name: 'memory limit',
      args: ['memory', '256'],
      judge: (report) =>
        report.outOfMemory || report.killedBy === 'memory' ? null : 'used eight times its memory',
    },
  ];
}

/**
 * Tests the separate count of output to another program. Nobody reads it: the smallest pipe holds 4096
 * bytes, and the limit is below. We hold both ends of both pipes, so that the run needs no partner.
 */
async function floodIntoPipe(
  sandbox: Sandbox,
  common: Omit<RunSpec, 'argv' | 'limits'>,
  scratch: string,
): Promise<string[]> {
  const paths = [join(scratch, 'to-canary'), join(scratch, 'from-canary')] as const;
  await promisify(execFile)('mkfifo', ['-m', '666', ...paths]);
  const ends = await Promise.all(paths.map((path) => open(path, constants.O_RDWR | constants.O_NONBLOCK)));
  const report = await sandbox.run({
    ...common,
    argv: (work) => [`${work}/canary`, 'flood', '1024'],
    joint: { stdin: paths[0], stdout: paths[1], opensFirst: 'stdin' },
    limits: { ...small, outputBytes: 2048 },
  });
  for (const end of ends) await end.close();
  for (const path of paths) await rm(path, { force: true });
  const complaint = report.ok ? mustBeKilledBy('output')(report) : report.message;
  return complaint === null ? [] : [`output limit of a conversation: ${complaint}`];
}

/**
 * Problems of this sandbox; empty if all guards held. `scratch`: a directory of ours, with a secret beside
 * it.
 */
export async function selfTest(sandbox: Sandbox, canaryPath: string, scratch: string): Promise<string[]> {
  const workDir = join(scratch, 'canary');
  const secret = join(scratch, 'secret');
  await mkdir(workDir, { recursive: true });
  await copyFile(canaryPath, join(workDir, 'canary'));
  await writeFile(secret, 'not for programs');
  for (const [path, mode] of [
    [scratch, 0o755],
    [workDir, 0o755],
    [secret, 0o666],
  ] as const)
    await chmod(path, mode);
  const wrong: string[] = [];
  const common = { env: {}, workDir, writable: false, mounts: [], stdin: new Uint8Array(0) };
  for (const { name, args, limits, judge } of canaries(secret)) {
    const report = await sandbox.run({
      ...common,
      argv: (work) => [`${work}/canary`, ...args],
      limits: { ...small, ...limits },
    });
    const complaint = report.ok ? judge(report) : report.message;
    if (complaint !== null) wrong.push(`${name}: ${complaint}`);
    if (!report.ok) break; // it does not start; the other canaries would fail too
  }
  if (wrong.length === 0) wrong.push(...(await floodIntoPipe(sandbox, common, scratch)));
  await rm(workDir, { recursive: true, force: true });
  await rm(secret, { force: true });
  return wrong;
}
