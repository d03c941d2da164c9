/** What a sandboxed run costs over a bare one of the same program. */
import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { openSandboxes } from '../server/judge/sandbox/open-sandboxes';
import type { RunSpec, Sandbox } from '../server/judge/sandbox/types';
import type { Pair } from './paired';

const megabyte = 1024 * 1024;
const programs = [
  { name: 'nothing at all', argv: ['/bin/true'] },
  { name: 'Python hello', argv: ['/usr/bin/python3', '-I', '-c', 'print("hello")'] },
  { name: 'Node hello', argv: [process.execPath, '-e', 'console.log("hello")'] },
];

function bareRun(argv: readonly string[]): Promise<void> {
  const [program = '', ...args] = argv;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore'], env: {} });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`)),
    );
  });
}

async function sandboxedRun(sandbox: Sandbox, spec: RunSpec): Promise<void> {
  const outcome = await sandbox.run(spec);
  if (!outcome.ok) throw new Error(`sandbox fault at ${outcome.stage}: ${outcome.message}`);
  if (outcome.exitCode !== 0)
    throw new Error(`ended with ${outcome.exitCode}: ${Buffer.from(outcome.stderr)}`);
}

function specOf(argv: readonly string[], workDir: string): RunSpec {
  return {
    argv: () => [...argv],
    env: {},
    workDir,
    writable: false,
    mounts: ['/usr', '/lib', '/lib64', '/bin', path.dirname(path.dirname(process.execPath))],
    stdin: new Uint8Array(),
    limits: {
      cpuMs: 5000,
      wallMs: 10_000,
      memoryBytes: 512 * megabyte,
      stackBytes: 64 * megabyte,
      outputBytes: megabyte,
      stderrBytes: 8192,
      fileBytes: megabyte,
      tmpBytes: megabyte,
      threads: 32,
      openFiles: 64,
      processes: false,
    },
  };
}

/** The pairs, and how to end what they need. Throws when no sandbox holds on this machine. */
export async function judgeOverhead(
  cacheDir: string,
): Promise<{ pairs: Pair[]; close: () => Promise<void> }> {
  const sandboxes = await openSandboxes({ cacheDir, hidden: [cacheDir] });
  if (sandboxes.type === 'none') throw new Error(sandboxes.reason);
  const sandbox = sandboxes.open(0);
  const workDir = path.join(cacheDir, 'bench-work');
  await fs.mkdir(workDir, { recursive: true });
  await fs.chmod(workDir, 0o755);
  const pairs = programs.map(({ name, argv }) => ({
    name: `sandboxed run, ${name} (${sandboxes.tier})`,
    ours: () => sandboxedRun(sandbox, specOf(argv, workDir)),
    bare: () => bareRun(argv),
  }));
  const close = async () => {
    await sandbox.close();
    await sandboxes.close();
  };
  return { pairs, close };
}
