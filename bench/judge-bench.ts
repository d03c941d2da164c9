/** A sandbox for measurements, and helpers that the judge's benchmarks share. */
import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Language } from '../contract/limits';
import { languageDefinitions } from '../server/judge/languages/all';
import type { Command, LanguageDefinition, Toolchain } from '../server/judge/languages/language';
import { compileLimits, runLimits } from '../server/judge/limits';
import { openSandboxes, type Sandboxes } from '../server/judge/sandbox/open-sandboxes';
import type { RunLimits, RunReport, RunSpec, Sandbox } from '../server/judge/sandbox/types';

export interface JudgeBench {
  tier: string;
  sandbox: Sandbox;
  /** Compiles in the sandbox, or outside of it if `accelerator` is given as a path; returns the directory. */
  build(language: Language, source: string): Promise<Built>;
  run(built: Built, stdin?: Uint8Array, limits?: Partial<RunLimits>): Promise<RunReport>;
  /** The same command without a sandbox; returns its output. */
  runBare(built: Built, stdin?: Uint8Array): Promise<Buffer>;
  recompile(built: Built, command: Command): Promise<RunReport>;
  scratch: string;
  close(): Promise<void>;
}

export interface Built {
  definition: LanguageDefinition;
  toolchain: Toolchain;
  source: string;
  dir: string;
}

const memoryBytes = 256 * 1024 * 1024;

function reported(outcome: Awaited<ReturnType<Sandbox['run']>>): RunReport {
  if (!outcome.ok) throw new Error(`sandbox fault at ${outcome.stage}: ${outcome.message}`);
  return outcome;
}

function commandOf({ definition, toolchain, source }: Built): Command {
  return definition.run(toolchain, source, memoryBytes);
}

function spawnBare(
  argv: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
  stdin: Uint8Array,
): Promise<Buffer> {
  const [program = '', ...args] = argv;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...env }, stdio: ['pipe', 'pipe', 'ignore'] });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stdin.on('error', () => undefined); // it may end without reading
    child.stdin.end(stdin);
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(Buffer.concat(parts)) : reject(new Error(`${program} ended with ${code}`)),
    );
  });
}

/** Throws when no sandbox works on this machine. */
export async function openJudgeBench(): Promise<JudgeBench> {
  const scratch = await fs.mkdtemp(path.join(os.tmpdir(), 'codeferry-bench-'));
  await fs.chmod(scratch, 0o755);
  const sandboxes: Sandboxes = await openSandboxes({ cacheDir: scratch, hidden: [] });
  if (sandboxes.type === 'none') throw new Error(sandboxes.reason);
  const sandbox = sandboxes.open(1);
  let count = 0;
  const specOf = (
    command: Command,
    dir: string,
    writable: boolean,
    stdin: Uint8Array,
    limits: RunLimits,
  ): RunSpec => ({
    ...command,
    workDir: dir,
    writable,
    stdin,
    limits,
  });
  const empty = new Uint8Array(0);
  return {
    tier: sandboxes.tier,
    sandbox,
    scratch,
    async build(language, source) {
      const definition = languageDefinitions[language];
      const toolchain = await definition.find();
      if (!toolchain) throw new Error(`${language} is not installed`);
      const dir = path.join(scratch, `built-${count++}`);
      await fs.mkdir(dir);
      await fs.chmod(dir, 0o777);
      await fs.writeFile(path.join(dir, definition.sourceFile(source)), source);
      const command = definition.compile(toolchain, source, null);
      const report = reported(await sandbox.run(specOf(command, dir, true, empty, compileLimits)));
      if (report.exitCode !== 0) throw new Error(Buffer.from(report.stderr).toString('utf8'));
      return { definition, toolchain, source, dir };
    },
    async run(built, stdin = empty, limits = {}) {
      const all = {
        ...runLimits(built.definition, { timeLimitMs: 20_000, memoryLimitBytes: memoryBytes }, memoryBytes),
        ...limits,
      };
      return reported(await sandbox.run(specOf(commandOf(built), built.dir, false, stdin, all)));
    },
    runBare(built, stdin = empty) {
      const { argv, env } = commandOf(built);
      return spawnBare(argv(built.dir), built.dir, env, stdin);
    },
    async recompile(built, command) {
      return reported(await sandbox.run(specOf(command, built.dir, true, empty, compileLimits)));
    },
    async close() {
      await sandbox.close();
      await sandboxes.close();
      await fs.rm(scratch, { recursive: true, force: true });
    },
  };
}
