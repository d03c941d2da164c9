import type { ProblemDetail } from '../../../../contract/entities/problem';
import { compareOutput } from '../../../../contract/rules/compare-output';
import type { RunClient, RunLanguage, RunProgress, RunResult } from '../../../../wasm/run-client';
import type { RunCase } from '../run/samples-of';
import type { CaseReport } from '../solve-machine';

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

/**
 * Runs the program on each case in turn, on this device. Ends early when cancelled, or when it cannot run at all.
 * @returns why only the judge can run it, when that is so
 */
export async function runCases(options: RunCasesOptions): Promise<RunResult['judgeOnly']> {
  const { client, problem, language, code, cases, signal, onProgress, onCase } = options;
  const timeLimitMs = Math.max(patience.atLeastMs, problem.timeLimitMs * patience.timesLimit);
  const limits = { timeLimitMs, memoryLimitMb: problem.memoryLimitMb, outputLimitBytes };
  for (const one of cases) {
    if (signal.aborted) return undefined;
    const result = await client.run({ language, code, stdin: one.input, ...limits }, { signal, onProgress });
    const matches = result.outcome === 'ok' ? isRight(one.expected, result.stdout, problem.checker) : null;
    onCase({ ...one, result, matches });
    // The same code would fail in the same way on every further case.
    if (['cancelled', 'runtimeFailed', 'compileError'].includes(result.outcome)) return result.judgeOnly;
  }
  return undefined;
}

/** Null: nothing to compare with, or many outputs are right and only the problem's own checker can tell. */
function isRight(expected: string | null, actual: string, checker: ProblemDetail['checker']): boolean | null {
  if (expected === null || checker.type === 'custom') return null;
  const encoder = new TextEncoder();
  return compareOutput(encoder.encode(expected), encoder.encode(actual), checker).accepted;
}
