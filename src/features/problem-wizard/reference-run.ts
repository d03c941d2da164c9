/** The author's own program on the test cases, on this device. */
import { compareOutput } from '../../../contract/rules/compare-output';
import type { RunClient, RunLanguage, RunProgress, RunResult } from '../../../wasm/run-client';
import type { CaseForm, ProblemForm } from './problem-form';
import { toChecker } from './to-problem';

export interface CaseRun {
  key: string;
  result: RunResult;
  /** null: it did not end by itself, or only the checker of one's own can tell. */
  matches: boolean | null;
}

interface RunReferenceOptions {
  client: Pick<RunClient, 'run'>;
  form: ProblemForm;
  language: RunLanguage;
  code: string;
  signal: AbortSignal;
  onProgress(progress: RunProgress): void;
  onCase(run: CaseRun): void;
}

/** A browser is slower than the judge: what takes longer than this is surely stuck. */
const atLeastMs = 5000;
const timesLimit = 5;
const outputLimitBytes = 1024 * 1024;

/** Runs it on each case in turn. Ends early when cancelled, or when it cannot run at all. */
export async function runReference(options: RunReferenceOptions): Promise<void> {
  const { client, form, language, code, signal, onProgress, onCase } = options;
  for (const one of form.testCases) {
    if (signal.aborted) return;
    const limits = limitsOf(one);
    const result = await client.run({ language, code, stdin: one.input, ...limits }, { signal, onProgress });
    const matches = result.outcome === 'ok' ? isRight(form, one.output, result.stdout) : null;
    onCase({ key: one.key, result, matches });
    if (['cancelled', 'runtimeFailed', 'compileError'].includes(result.outcome)) return;
  }
}

function limitsOf({ timeLimit, memoryLimit }: CaseForm) {
  const timeLimitMs = Math.max(atLeastMs, (Number(timeLimit.value) || 1) * 1000 * timesLimit);
  return { timeLimitMs, memoryLimitMb: Number(memoryLimit.value) || 256, outputLimitBytes };
}

function isRight(form: ProblemForm, expected: string, actual: string): boolean | null {
  const checker = toChecker(form);
  if (checker.type === 'custom') return null;
  const encoder = new TextEncoder();
  return compareOutput(encoder.encode(expected), encoder.encode(actual), checker).accepted;
}
