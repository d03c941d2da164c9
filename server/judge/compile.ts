/** From a source to a directory that can be run. */
import { createHash } from 'node:crypto';
import type { CompileCache } from './compile-cache';
import { decodeShown } from './decode-shown';
import type { Accelerator, LanguageDefinition, Toolchain } from './languages/language';
import { compileLimits, compileLogBytes } from './limits';
import { runPatiently } from './sandbox/run-patiently';
import type { RunReport, Sandbox } from './sandbox/types';
import { sealDir, type WorkDirs } from './work-dirs';

export type CompileOutcome =
  | { type: 'compiled'; dir: string; log: string; cached: boolean }
  | { type: 'refused'; log: string }
  | { type: 'fault'; message: string };

export interface CompileParts {
  definition: LanguageDefinition;
  toolchain: Toolchain;
  accelerator: Accelerator;
  workDirs: WorkDirs;
  cache: CompileCache;
}

/** Everything the result depends on. The accelerator is not part of it: it changes the time, not the program. */
function keyOf({ definition, toolchain }: CompileParts, source: string): string {
  const { argv } = definition.compile(toolchain, source, null);
  const parts = [definition.language, toolchain.version, argv(''), source];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
}

function whyStopped(report: RunReport): string | null {
  if (report.killedBy === 'cpu' || report.killedBy === 'wall')
    return 'The compiler took too long and was stopped.';
  if (report.outOfMemory || report.killedBy === 'memory') return 'The compiler ran out of memory.';
  if (report.killedBy === 'output') return 'The compiler wrote too much.';
  return report.signal === null ? null : `The compiler was ended by signal ${report.signal}.`;
}

function logOf(report: RunReport): string {
  const written = [report.stderr, report.stdout].map((bytes) =>
    decodeShown(bytes, compileLogBytes).trimEnd(),
  );
  return [whyStopped(report), ...written].filter(Boolean).join('\n').slice(0, compileLogBytes);
}

async function compileInto(
  dir: string,
  parts: CompileParts,
  sandbox: Sandbox,
  source: string,
  signal?: AbortSignal,
): Promise<CompileOutcome> {
  const { accelerator } = parts;
  const placed = accelerator && { source: accelerator, target: sandbox.place(accelerator, '/accelerator') };
  const command = parts.definition.compile(parts.toolchain, source, placed ? placed.target : null);
  const report = await runPatiently(
    sandbox,
    {
      ...command,
      ...(placed ? { placed } : {}),
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
    return { type: 'refused', log: 'The compiler produced something other than files.' };
  return { type: 'compiled', dir: await parts.cache.keep(keyOf(parts, source), dir), log, cached: false };
}

/** Compiles, or finds the very same compiled before. */
export async function compile(
  parts: CompileParts,
  sandbox: Sandbox,
  source: string,
  signal?: AbortSignal,
): Promise<CompileOutcome> {
  const known = await parts.cache.find(keyOf(parts, source));
  if (known) return { type: 'compiled', dir: known, log: '', cached: true };
  const dir = await parts.workDirs.create(sandbox.ownerUid, {
    [parts.definition.sourceFile(source)]: source,
  });
  try {
    return await compileInto(dir, parts, sandbox, source, signal);
  } finally {
    await parts.workDirs.remove(dir);
  }
}
