/**
 * Runs a compiled program on one input.
 *
 * A run is repeated once, alone, if its time may be the machine's fault: stopped by wall time (it waited),
 * or exited shortly after its limit. The repeat decides. A run stopped for CPU time is at least 10 % late
 * (`cpuGraceMs`), more than a busy machine was ever measured to add.
 */
import type { Command, LanguageDefinition, Toolchain } from './languages/language';
import type { LeasedSandbox } from './leased-sandbox';
import { cpuLimitMs, runLimits } from './limits';
import { runWithRetry } from './sandbox/run-with-retry';
import type { RunLimits, RunOutcome, Sandbox } from './sandbox/types';
import type { TestCase } from './types';

export interface Program {
  definition: LanguageDefinition;
  toolchain: Toolchain;
  baselineBytes: number;
  source: string;
  dir: string;
  /** Of a program that was compiled with the problem's added files. */
  command?: ((memoryBytes: number) => Command) | undefined;
  /** Absent: the judge's own limit. */
  outputLimitBytes?: number | undefined;
}

export function runCommand(
  { command, definition, toolchain, source }: Program,
  memoryBytes: number,
): Command {
  return command?.(memoryBytes) ?? definition.run(toolchain, source, memoryBytes);
}

export function programLimits(
  { definition, baselineBytes, outputLimitBytes }: Program,
  test: Pick<TestCase, 'timeLimitMs' | 'memoryLimitBytes'>,
): RunLimits {
  const limits = runLimits(definition, test, baselineBytes);
  return outputLimitBytes === undefined ? limits : { ...limits, outputBytes: outputLimitBytes };
}

export type TestRun = RunOutcome & {
  retried: boolean;
};

/** Longer repeats run concurrently, so that others do not wait. */
const aloneMsMax = 30_000;
/** Longer runs are not repeated: a judgement has to end before the queue gives it to another worker. */
const repeatedMsMax = 10 * 60_000;

export function isTimingUncertain(outcome: RunOutcome, limitMs: number): boolean {
  if (!outcome.ok || outcome.outOfMemory) return false;
  return outcome.killedBy === 'wall' || (outcome.killedBy === null && outcome.cpuMs > limitMs);
}

/**
 * Runs, and repeats if the first outcome is open. For everything that is measured against a time limit.
 * @param limitMs CPU time that the program has
 * @param wallMs longest wall time of a run
 */
export async function runWithRepeat(
  sandbox: Pick<Sandbox, 'run'> & Partial<Pick<LeasedSandbox, 'repeats'>>,
  { limitMs, wallMs }: { limitMs: number; wallMs: number },
  run: () => Promise<RunOutcome>,
): Promise<TestRun> {
  const unsure = (outcome: RunOutcome) => isTimingUncertain(outcome, limitMs);
  const first = await run();
  if (!unsure(first) || wallMs > repeatedMsMax) return { ...first, retried: false };
  const second = await sandbox.repeats?.once(wallMs <= aloneMsMax, run, unsure);
  return second ? { ...second, retried: true } : { ...first, retried: false };
}

export async function runTest(
  sandbox: Sandbox & Partial<Pick<LeasedSandbox, 'repeats'>>,
  program: Program,
  test: Pick<TestCase, 'input' | 'timeLimitMs' | 'memoryLimitBytes'>,
  signal?: AbortSignal,
): Promise<TestRun> {
  const command = runCommand(program, test.memoryLimitBytes);
  const limits = programLimits(program, test);
  const spec = { ...command, workDir: program.dir, writable: false, stdin: test.input, limits };
  const limitMs = cpuLimitMs(program.definition, test.timeLimitMs);
  return await runWithRepeat(sandbox, { limitMs, wallMs: limits.wallMs }, () =>
    runWithRetry(sandbox, spec, signal),
  );
}
