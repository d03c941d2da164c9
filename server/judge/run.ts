/**
 * One compiled program against one input.
 *
 * A run whose time says more of the machine than of the program is repeated once, alone: one that was stopped by the wall clock
 * (it waited rather than computed), and one that ended by itself shortly after its time limit. The repeat decides. A run within
 * the limit is never repeated, however close: that doubt is the author's. One that was stopped for its CPU time is at least 10 %
 * late (`cpuGraceMs`), more than a busy machine was ever seen to add to it.
 */
import type { LanguageDefinition, Toolchain } from './languages/language';
import type { LeasedSandbox } from './leased-sandbox';
import { cpuLimitMs, runLimits } from './limits';
import { runPatiently } from './sandbox/run-patiently';
import type { RunOutcome, Sandbox } from './sandbox/types';
import type { TestCase } from './types';

export interface Program {
  definition: LanguageDefinition;
  toolchain: Toolchain;
  baselineBytes: number;
  source: string;
  dir: string;
}

export type TestRun = RunOutcome & {
  /** It is the second run that is reported. */
  retried: boolean;
};

/** Nobody else is kept waiting for longer than this: a repeat that may take more happens beside the others. */
const aloneMsMax = 30_000;
/** Nothing longer is done twice: a judgement has to end before the queue gives it to somebody else. */
const repeatedMsMax = 10 * 60_000;

/** Whether the time of a run may be the machine's fault. */
export function isUnsure(outcome: RunOutcome, limitMs: number): boolean {
  if (!outcome.ok || outcome.outOfMemory) return false;
  return outcome.killedBy === 'wall' || (outcome.killedBy === null && outcome.cpuMs > limitMs);
}

/**
 * Runs, and once more if the first run leaves the question open. For everything that is measured against a time limit.
 * @param limitMs CPU time that the program has
 * @param wallMs longest time that a run can take
 */
export async function runUntilSure(
  sandbox: Pick<Sandbox, 'run'> & Partial<Pick<LeasedSandbox, 'repeats'>>,
  { limitMs, wallMs }: { limitMs: number; wallMs: number },
  run: () => Promise<RunOutcome>,
): Promise<TestRun> {
  const unsure = (outcome: RunOutcome) => isUnsure(outcome, limitMs);
  const first = await run();
  if (!unsure(first) || wallMs > repeatedMsMax) return { ...first, retried: false };
  const second = await sandbox.repeats?.once(wallMs <= aloneMsMax, run, unsure);
  return second ? { ...second, retried: true } : { ...first, retried: false };
}

/** Runs the program on a test case's input. */
export async function runTest(
  sandbox: Sandbox & Partial<Pick<LeasedSandbox, 'repeats'>>,
  program: Program,
  test: Pick<TestCase, 'input' | 'timeLimitMs' | 'memoryLimitBytes'>,
  signal?: AbortSignal,
): Promise<TestRun> {
  const command = program.definition.run(program.toolchain, program.source, test.memoryLimitBytes);
  const limits = runLimits(program.definition, test, program.baselineBytes);
  const spec = { ...command, workDir: program.dir, writable: false, stdin: test.input, limits };
  const limitMs = cpuLimitMs(program.definition, test.timeLimitMs);
  return await runUntilSure(sandbox, { limitMs, wallMs: limits.wallMs }, () =>
    runPatiently(sandbox, spec, signal),
  );
}
