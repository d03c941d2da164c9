/** Times in ms, sizes in bytes. */
import type { CheckerLimits } from '../../contract/entities/checker/run-rules';
import type { LanguageDefinition } from './languages/language';
import { megabytes } from './languages/language';
import type { RunLimits } from './sandbox/types';

/**
 * A run is killed this far past its limit: it is late for certain. A run that exits earlier may be late because of
 * the machine, so it is repeated (see `run.ts`).
 */
const cpuGraceMs = (limitMs: number): number => Math.max(50, limitMs / 10);

/** Wall time beyond CPU time: a limit of minutes must not allow hours of waiting. */
const waitingMsMax = 5 * 60_000;

export function cpuLimitMs(definition: LanguageDefinition, timeLimitMs: number): number {
  return timeLimitMs * definition.timeMultiplier + definition.startupMs;
}

/** The problem's limit plus the runtime's baseline (D-6). */
export function memoryCeilingBytes(
  definition: LanguageDefinition,
  memoryLimitBytes: number,
  baselineBytes: number,
): number {
  return memoryLimitBytes + baselineBytes + definition.memorySlackBytes;
}

export function runLimits(
  definition: LanguageDefinition,
  test: { timeLimitMs: number; memoryLimitBytes: number },
  baselineBytes: number,
): RunLimits {
  const cpu = cpuLimitMs(definition, test.timeLimitMs);
  const cpuMs = Math.ceil(cpu + cpuGraceMs(cpu));
  return {
    cpuMs,
    wallMs: Math.min(3 * cpu + 2000, cpuMs + waitingMsMax),
    memoryBytes: memoryCeilingBytes(definition, test.memoryLimitBytes, baselineBytes),
    stackBytes: definition.stackBytes,
    outputBytes: megabytes(16),
    stderrBytes: 8 * 1024,
    fileBytes: megabytes(16),
    tmpBytes: megabytes(32),
    threads: definition.threads,
    openFiles: definition.openFiles,
    processes: false,
  };
}

export const compileLimits: RunLimits = {
  cpuMs: 10_000,
  wallMs: 30_000,
  memoryBytes: megabytes(1024),
  stackBytes: megabytes(64),
  outputBytes: megabytes(4),
  stderrBytes: 64 * 1024,
  fileBytes: megabytes(64),
  tmpBytes: megabytes(128),
  threads: 48,
  openFiles: 256,
  processes: true,
};

export const checkerMemoryOf = ({ memoryMb = 512 }: CheckerLimits): number => megabytes(memoryMb);

/** Untrusted like a program, with more time. `wallMs`: the minimum. `given`: the problem's own limits. */
export function checkerLimits(
  definition: LanguageDefinition,
  baselineBytes: number,
  wallMs = 20_000,
  given: CheckerLimits = {},
): RunLimits {
  const { cpuSeconds = 10, outputMb = 8 } = given;
  return {
    cpuMs: cpuSeconds * 1000,
    wallMs: Math.max(wallMs, 2 * cpuSeconds * 1000),
    memoryBytes: memoryCeilingBytes(definition, checkerMemoryOf(given), baselineBytes),
    stackBytes: megabytes(64),
    outputBytes: megabytes(1),
    stderrBytes: 8 * 1024,
    fileBytes: megabytes(outputMb),
    tmpBytes: megabytes(32),
    threads: Math.max(8, definition.threads),
    openFiles: Math.max(64, definition.openFiles),
    processes: false,
  };
}

/** A generator writes a whole test input. */
export function generatorLimits(definition: LanguageDefinition, baselineBytes: number): RunLimits {
  return { ...checkerLimits(definition, baselineBytes, 30_000), outputBytes: megabytes(32) };
}

/** From checker to program; the program's own output limit covers the other direction. */
export const checkerTalkBytes = megabytes(64);

/** Kept of compiler messages and displayed output. */
export const compileLogBytes = 64 * 1024;
export const shownOutputBytes = 64 * 1024;
/** Of a failed hidden test, for organisers. */
export const keptOutputBytes = 2048;
