import type { ProblemDetail } from '../../../contract/entities/problem';
import { compareOutput } from '../../../contract/rules/compare-output';
import type { RunClient, RunLanguage, RunProgress } from '../../../wasm/run-client';
import type { CaseReport } from './solve-machine';

/** One input to run the program on; without `expected` there is nothing to compare. */
export interface RunCase {
  title: string;
  input: string;
  expected: string | null;
}

interface RunCasesOptions {
  client: Pick<RunClient, 'run'>;
  problem: Pick<ProblemDetail, 'timeLimitMs' | 'memoryLimitMb' | 'checker'>;
  language: RunLanguage;
  code: string;
  cases: readonly RunCase[];
  signal: AbortSignal;
  onProgress(progress: RunProgress): void;
  onCase(report: CaseReport): void;
}

/** A browser is slower than the judge, by how much depends on the device: a sample run is stopped only when it is surely stuck. */
export const patience = { timesLimit: 5, atLeastMs: 5000 } as const;
const outputLimitBytes = 1024 * 1024;

export function samplesOf({ samples }: Pick<ProblemDetail, 'samples'>): RunCase[] {
  return samples.map(({ input, output }, at) => ({ title: `Sample ${at + 1}`, input, expected: output }));
}

/** Runs the program on each case in turn, on this device. Ends early when cancelled, or when it cannot run at all. */
export async function runCases(options: RunCasesOptions): Promise<void> {
  const { client, problem, language, code, cases, signal, onProgress, onCase } = options;
  const timeLimitMs = Math.max(patience.atLeastMs, problem.timeLimitMs * patience.timesLimit);
  const limits = { timeLimitMs, memoryLimitMb: problem.memoryLimitMb, outputLimitBytes };
  for (const one of cases) {
    if (signal.aborted) return;
    const result = await client.run({ language, code, stdin: one.input, ...limits }, { signal, onProgress });
    const ran = result.outcome === 'ok' && one.expected !== null;
    onCase({
      ...one,
      result,
      matches: ran ? isRight(one.expected ?? '', result.stdout, problem.checker) : null,
    });
    // The same code would fail in the same way on every further case.
    if (['cancelled', 'runtimeFailed', 'compileError'].includes(result.outcome)) return;
  }
}

function isRight(expected: string, actual: string, checker: ProblemDetail['checker']): boolean {
  const encoder = new TextEncoder();
  return compareOutput(encoder.encode(expected), encoder.encode(actual), checker).accepted;
}
