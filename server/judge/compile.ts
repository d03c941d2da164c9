import { createHash } from 'node:crypto';
import type { CompileCache } from './compile-cache';
import { decodeForDisplay } from './decode-for-display';
import type { Accelerator, Command, LanguageDefinition, Toolchain } from './languages/language';
import { compileLimits, compileLogBytes } from './limits';
import { runWithRetry } from './sandbox/run-with-retry';
import type { RunReport, Sandbox } from './sandbox/types';
import { sealDir, type WorkDirs } from './work-dirs';

export type CompileOutcome =
  | { type: 'compiled'; dir: string; release: () => Promise<void>; log: string; cached: boolean }
  | { type: 'refused'; log: string }
  | { type: 'fault'; message: string };

export interface CompileParts {
  definition: LanguageDefinition;
  toolchain: Toolchain;
  accelerator: Accelerator;
  workDirs: WorkDirs;
  cache: CompileCache;
}

/** A submission or a checker. */
export interface CompileUnit {
  files: Readonly<Record<string, string>>;
  /** `accelerator`: its directory inside the sandbox. */
  command(accelerator: Accelerator): Command;
  /** The toolchain's version, part of the cache key. */
  version: string;
}

export interface CompileTools {
  workDirs: WorkDirs;
  cache: CompileCache;
  accelerator: Accelerator;
}

/** Without the accelerator, which does not change the program. */
function keyOf({ files, command, version }: CompileUnit): string {
  const parts = [version, command(null).argv(''), files];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
}

function whyStopped(report: RunReport): string | null {
  if (report.killedBy === 'cpu' || report.killedBy === 'wall')
    return 'The compiler took too long and was stopped.';
  if (report.outOfMemory || report.killedBy === 'memory') return 'The compiler ran out of memory.';
  if (report.killedBy === 'output') return 'The compiler wrote too much output.';
  return report.signal === null ? null : `The compiler was ended by signal ${report.signal}.`;
}

function logOf(report: RunReport): string {
  const written = [report.stderr, report.stdout].map((bytes) =>
    decodeForDisplay(bytes, compileLogBytes).trimEnd(),
  );
  return [whyStopped(report), ...written].filter(Boolean).join('\n').slice(0, compileLogBytes);
}

async function compileInto(
  dir: string,
  key: string,
  unit: CompileUnit,
  { accelerator, cache }: CompileTools,
  sandbox: Sandbox,
  signal?: AbortSignal,
): Promise<CompileOutcome> {
  const placed = accelerator && { source: accelerator, target: sandbox.place(accelerator, '/accelerator') };
  const report = await runWithRetry(
    sandbox,
    {
      ...unit.command(placed ? placed.target : null),
      ...(placed ? { placed: [placed] } : {}),
      workDir: dir,
      writable: true,
      stdin: new Uint8Array(0),
      limits: compileLimits,
    },
    signal,
  );
  if (!report.ok) return { type: 'fault', message: report.message };
  const log = logOf(report);
  if (report.exitCode !== 0 || report.killedBy !== null || report.outOfMemory)
    return { type: 'refused', log };
  if (!(await sealDir(dir)))
    return { type: 'refused', log: 'The compiler created something other than regular files.' };
  return { type: 'compiled', ...(await cache.keep(key, dir)), log, cached: false };
}

/** Uses the cache. The caller must release the program. */
export async function compileUnit(
  unit: CompileUnit,
  tools: CompileTools,
  sandbox: Sandbox,
  signal?: AbortSignal,
): Promise<CompileOutcome> {
  const key = keyOf(unit);
  const known = await tools.cache.find(key);
  if (known) return { type: 'compiled', ...known, log: '', cached: true };
  const dir = await tools.workDirs.create(sandbox.ownerUid, unit.files);
  try {
    return await compileInto(dir, key, unit, tools, sandbox, signal);
  } finally {
    await tools.workDirs.remove(dir);
  }
}

/** `unit`: of a program with added files. */
export function compile(
  { definition, toolchain, ...tools }: CompileParts,
  sandbox: Sandbox,
  source: string,
  signal?: AbortSignal,
  unit: CompileUnit = {
    files: { [definition.sourceFile(source)]: source },
    command: (accelerator) => definition.compile(toolchain, source, accelerator),
    version: toolchain.version,
  },
): Promise<CompileOutcome> {
  return compileUnit(unit, tools, sandbox, signal);
}
