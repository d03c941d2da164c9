import type { ProblemDetail } from '../../../../contract/entities/problem/problem';
import { compareOutput } from '../../../../contract/rules/judging/compare-output';
import type { RunClient, RunLanguage, RunProgress, RunResult } from '../../../../wasm/run-client';
import { messages } from '../messages';
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

/** A browser is slower than the judge: stop only a run that is surely stuck. */
export const patience = { timesLimit: 5, atLeastMs: 5000 } as const;
const outputLimitBytes = 1024 * 1024;

/**
 * Stops when cancelled, or when it cannot run at all.
 * @returns the reason, if only the judge can run the program
 */
export async function runCases(options: RunCasesOptions): Promise<RunResult['judgeOnly']> {
  const { client, problem, language, code, cases, signal, onProgress, onCase } = options;
  const timeLimitMs = Math.max(patience.atLeastMs, problem.timeLimitMs * patience.timesLimit);
  const limits = { timeLimitMs, memoryLimitMb: problem.memoryLimitMb, outputLimitBytes };
  for (const [at, one] of cases.entries()) {
    if (signal.aborted) return undefined;
    const result = await client.run({ language, code, stdin: one.input, ...limits }, { signal, onProgress });
    const matches = result.outcome === 'ok' ? isRight(one.expected, result.stdout, problem.checker) : null;
    onCase({ ...one, result, matches });
    if (result.outcome === 'timeLimit') {
      for (const left of cases.slice(at + 1)) onCase(notRun(left, one.title));
      return undefined;
    }
    // Every further case would fail in the same way.
    if (['cancelled', 'runtimeFailed', 'compileError'].includes(result.outcome)) return result.judgeOnly;
  }
  return undefined;
}

/** After an endless loop: each further sample would take the whole time again. */
function notRun(one: RunCase, stoppedOn: string): CaseReport {
  const result = {
    outcome: 'notRun',
    stdout: '',
    stderr: '',
    exitCode: null,
    timeMs: 0,
    memoryBytes: null,
  } as const;
  return { ...one, result: { ...result, message: messages.remark.stoppedAfter(stoppedOn) }, matches: null };
}

/** Null without an expected output, or if only the problem's checker can decide. */
function isRight(expected: string | null, actual: string, checker: ProblemDetail['checker']): boolean | null {
  if (expected === null || checker.type === 'custom') return null;
  const encoder = new TextEncoder();
  return compareOutput(encoder.encode(expected), encoder.encode(actual), checker).accepted;
}
