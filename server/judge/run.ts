/** One compiled program against one input. */
import type { LanguageDefinition, Toolchain } from './languages/language';
import { runLimits } from './limits';
import { runPatiently } from './sandbox/run-patiently';
import type { RunOutcome, RunReport, Sandbox } from './sandbox/types';
import type { TestCase } from './types';

export interface Program {
  definition: LanguageDefinition;
  toolchain: Toolchain;
  baselineBytes: number;
  source: string;
  dir: string;
}

/** Waited rather than computed: the machine may have been busy, so it gets a second chance before it is called late. */
function deservesAnotherRun(report: RunReport): boolean {
  return report.killedBy === 'wall';
}

/** Runs the program on a test case's input. */
export async function runTest(
  sandbox: Sandbox,
  program: Program,
  test: Pick<TestCase, 'input' | 'timeLimitMs' | 'memoryLimitBytes'>,
  signal?: AbortSignal,
): Promise<RunOutcome> {
  const command = program.definition.run(program.toolchain, program.source, test.memoryLimitBytes);
  const limits = runLimits(program.definition, test, program.baselineBytes);
  const spec = { ...command, workDir: program.dir, writable: false, stdin: test.input, limits };
  const first = await runPatiently(sandbox, spec, signal);
  if (!first.ok || !deservesAnotherRun(first)) return first;
  return runPatiently(sandbox, spec, signal);
}
