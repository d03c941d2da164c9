/** Every limit the judge sets, in one place. Times in ms, sizes in bytes. */
import type { LanguageDefinition } from './languages/language';
import { megabytes } from './languages/language';
import type { RunLimits } from './sandbox/types';

/** How far past the limit a run may go before it is killed: what is measured must be able to show by how much it was late. */
const cpuGraceMs = 50;

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
  return {
    cpuMs: cpu + cpuGraceMs,
    wallMs: 3 * cpu + 2000,
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

/** What is kept of a compiler's messages, and of a program's output where it is shown. */
export const compileLogBytes = 64 * 1024;
export const shownOutputBytes = 64 * 1024;
