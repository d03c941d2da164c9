import type { CodeRunState } from '../../../../contract/entities/code-run';
import type { Language } from '../../../../contract/limits';
import { compareOutput } from '../../../../contract/rules/judging/compare-output';
import type { RunClient, RunLanguage, RunProgress, RunResult } from '../../../../wasm/run-client';
import type { CaseForm, CheckerKind, ProblemForm } from '../problem-form';
import { toCases, toChecker } from '../to-problem';

export interface CaseRun {
  key: string;
  /** `notRun`: the judge stopped earlier. */
  result: Omit<RunResult, 'outcome'> & { outcome: RunResult['outcome'] | 'notRun' };
  /** null: abnormal end, or only the custom checker can decide. */
  matches: boolean | null;
  /** The output was truncated. */
  isCut?: boolean;
}

/** Where a check can run. `nowhere`: it needs the judge, which is unreachable. */
export type CheckPlace = 'device' | 'judge' | 'nowhere';

/** Offline, a custom checker's result has to wait, but outputs can be shown. */
export function placeOf(checkerKind: CheckerKind, runsHere: boolean, isOffline: boolean): CheckPlace {
  if (!runsHere) return isOffline ? 'nowhere' : 'judge';
  return checkerKind === 'custom' && !isOffline ? 'judge' : 'device';
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

/** A browser is slower than the judge: beyond this limit a program is stuck. */
const atLeastMs = 5000;
const timesLimit = 5;
const outputLimitBytes = 1024 * 1024;

/** Runs each case in turn. Stops when cancelled, or when it cannot run at all. */
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

export function checkRequestOf(form: ProblemForm, language: Language, code: string) {
  return { code, language, checker: toChecker(form), testCases: toCases(form) };
}

/** The judge's results in the order of the cases; a compiler message goes to the first. */
export function runsOfCheck(
  keys: readonly string[],
  { compiles, compileLog = '', cases }: Pick<CodeRunState, 'compiles' | 'compileLog' | 'cases'>,
): CaseRun[] {
  if (compiles === false) {
    const nothing = { stdout: '', exitCode: null, timeMs: 0, memoryBytes: null };
    const result = { ...nothing, outcome: 'compileError' as const, stderr: compileLog };
    return keys.slice(0, 1).map((key) => ({ key, result, matches: null }));
  }
  return cases.flatMap(({ matches, cut = false, ...result }, index) => {
    const key = keys[index];
    return key === undefined ? [] : [{ key, result, matches, isCut: cut }];
  });
}
