/** All limits of the judge. Times in ms, sizes in bytes. */
import type { LanguageDefinition } from './languages/language';
import { megabytes } from './languages/language';
import type { RunLimits } from './sandbox/types';

/**
 * How far past its limit a run may go before it is killed. A run that exits within it was only a little late
 * and is repeated (see `run.ts`); a killed one was certainly late.
 */
const cpuGraceMs = (limitMs: number): number => Math.max(50, limitMs / 10);

/** Maximum wall time beyond its CPU time: a limit of minutes must not allow hours of waiting. */
const waitingMsMax = 5 * 60_000;

export function cpuLimitMs(definition: LanguageDefinition, timeLimitMs: number): number {
  return timeLimitMs * definition.timeMultiplier + definition.startupMs;
}

/** Memory at which the run is stopped: the problem's limit plus the runtime's baseline (D-6). */
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

export const checkerMemoryBytes = megabytes(512);

/** A checker is untrusted too: it is confined like a program, with more time. `wallMs`: the minimum. */
export function checkerLimits(
  definition: LanguageDefinition,
  baselineBytes: number,
  wallMs = 20_000,
): RunLimits {
  return {
    cpuMs: 10_000,
    wallMs,
    memoryBytes: memoryCeilingBytes(definition, checkerMemoryBytes, baselineBytes),
    stackBytes: megabytes(64),
    outputBytes: megabytes(1),
    stderrBytes: 8 * 1024,
    fileBytes: megabytes(8),
    tmpBytes: megabytes(32),
    threads: Math.max(8, definition.threads),
    openFiles: Math.max(64, definition.openFiles),
    processes: false,
  };
}

/** What a checker may write to the program; its input is limited by the program's own output limit. */
export const checkerTalkBytes = megabytes(64);

/** What is kept of a compiler's messages, and of output that is displayed. */
export const compileLogBytes = 64 * 1024;
export const shownOutputBytes = 64 * 1024;
