/** Every limit the judge sets, in one place. Times in ms, sizes in bytes. */
import type { LanguageDefinition } from './languages/language';
import { megabytes } from './languages/language';
import type { RunLimits } from './sandbox/types';

/**
 * How far past its limit a run may go before it is killed. One that ends by itself within it was late by so little that it is run
 * once more (see `run.ts`); one that is killed was certainly late.
 */
const cpuGraceMs = (limitMs: number): number => Math.max(50, limitMs / 10);

/** A limit of minutes is no leave to wait for hours: beyond its CPU time a run has so much by the clock at the most. */
const waitingMsMax = 5 * 60_000;

/** CPU time that a submission in this language has for a test case with this limit. */
export function cpuLimitMs(definition: LanguageDefinition, timeLimitMs: number): number {
  return timeLimitMs * definition.timeMultiplier + definition.startupMs;
}

/** Memory at which the run is stopped: the problem's limit on top of what the runtime needs for itself (D-6). */
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

/** A checker is the problem's, not ours: it is confined as a program is, with more time. `wallMs`: at least so long. */
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

/** What a checker may say to a program that it talks with; what it reads is limited by the program's own output. */
export const checkerTalkBytes = megabytes(64);

/** What is kept of a compiler's messages, and of a program's output where it is shown. */
export const compileLogBytes = 64 * 1024;
export const shownOutputBytes = 64 * 1024;
