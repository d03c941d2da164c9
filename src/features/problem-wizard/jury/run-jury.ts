/** Runs all jury solutions: on the judge, or on this device without a network. */
import type { JuryResult, JuryRun } from '../../../../contract/entities/problem/jury-solution';
import { isFinal } from '../../../../contract/rules/judging/submission-status';
import { findJuryDifference, juryGroups } from '../../../../contract/rules/jury/jury-difference';
import { canRunInBrowser, createRunClient } from '../../../../wasm/run-client';
import { checkJury } from '../../../sync/verdicts/check-jury';
import type { ProblemForm, SolutionForm } from '../problem-form';
import { type CaseRun, runReference } from '../reference/reference-run';
import { toCases, toChecker } from '../to-problem';
import { isUntouched } from './edit-solutions';
import { type JuryOutcome, type JuryState, juryData, storeOutcome } from './jury-state';

/** Untouched ones are not published. */
export const ownSolutions = ({ solutions }: Pick<ProblemForm, 'solutions'>): SolutionForm[] =>
  solutions.filter((solution) => !isUntouched(solution));

/** @returns whether all runs ended; the state has the reason otherwise */
export async function runOnJudge(
  state: JuryState,
  form: ProblemForm,
  solutions: readonly SolutionForm[],
  signal: AbortSignal,
): Promise<boolean> {
  if (solutions.length === 0) return true;
  const data = juryData(form);
  begin(state, solutions.length);
  const onRuns = (runs: JuryRun[]) => {
    for (const [at, run] of runs.entries()) {
      const solution = solutions[at];
      if (solution) storeOutcome(state, solution, { place: 'judge', run, data });
    }
    state.progress = { done: runs.filter(({ status }) => isFinal(status)).length, total: solutions.length };
  };
  try {
    const checked = await checkJury(
      {
        testCases: toCases(form),
        checker: toChecker(form),
        ...(form.scoring && { scoring: form.scoring }),
        solutions: solutions.map(({ language, source }) => ({ language, source })),
      },
      { signal, onRuns },
    );
    if (!checked.ok && !signal.aborted) state.failure = checked.message;
    return checked.ok && !signal.aborted;
  } finally {
    state.progress = null;
    // Nobody waits for the others any more.
    const ended = Object.entries(state.outcomes).filter(([, { run }]) => isFinal(run.status));
    state.outcomes = Object.fromEntries(ended);
  }
}

function begin(state: JuryState, total: number): void {
  state.failure = null;
  state.progress = { done: 0, total };
}

/** The samples only, or all cases without a sample. Solutions in other languages are left out. */
export async function runOnDevice(
  state: JuryState,
  form: ProblemForm,
  solutions: readonly SolutionForm[],
  signal: AbortSignal,
): Promise<void> {
  const runnable = solutions.filter(({ language }) => canRunInBrowser(language) && !form.run?.addedFiles);
  const data = juryData(form);
  const samples = form.testCases.filter(({ sample }) => sample);
  const part = samples.length > 0 ? { ...form, testCases: samples } : form;
  begin(state, runnable.length);
  try {
    for (const solution of runnable) {
      if (signal.aborted) return;
      const runs: CaseRun[] = [];
      // A leftover worker would hold its memory.
      const client = createRunClient();
      try {
        const { language, source: code } = solution;
        if (!canRunInBrowser(language)) continue;
        const onCase = (run: CaseRun) => runs.push(run);
        await runReference({
          client,
          form: part,
          language,
          code,
          signal,
          onProgress: () => undefined,
          onCase,
        });
      } finally {
        client.dispose();
      }
      const result = toResult(form, runs);
      const run: JuryRun = { runID: '', status: result ? 'done' : 'error', ...(result && { result }) };
      if (!signal.aborted) storeOutcome(state, solution, { place: 'device', run, data });
      state.progress = { done: (state.progress?.done ?? 0) + 1, total: runnable.length };
    }
  } finally {
    state.progress = null;
  }
}

const verdicts: Partial<Record<CaseRun['result']['outcome'], JuryResult['verdict']>> = {
  compileError: 'CE',
  runtimeError: 'RTE',
  timeLimit: 'TLE',
  memoryLimit: 'MLE',
  outputLimit: 'OLE',
};

/** Undefined if nothing can be said: no runtime, or only the judge can run the checker. */
function toResult(form: ProblemForm, runs: readonly CaseRun[]): JuryResult | undefined {
  const cases = runs.flatMap(({ key, result, matches }) => {
    const verdict =
      result.outcome === 'ok' && matches !== null ? (matches ? 'AC' : 'WA') : verdicts[result.outcome];
    const index = form.testCases.findIndex((one) => one.key === key);
    const { timeMs, memoryBytes } = result;
    return verdict ? [{ index, verdict, timeMs, memoryBytes: memoryBytes ?? 0 } as const] : [];
  });
  if (cases.length === 0) return undefined;
  const verdict = cases.find((one) => one.verdict !== 'AC')?.verdict ?? 'AC';
  const log = runs.find(({ result }) => result.outcome === 'compileError')?.result.stderr;
  return { verdict, score: 0, slowestMs: 0, cases, ...(log && { log }) };
}

export interface JuryDifferenceLine {
  text: string;
  caseIndex?: number;
}

/** Null: as expected, or not known yet. On a device only failures of solutions that must pass say something. */
export function differenceOf(
  solution: SolutionForm,
  outcome: JuryOutcome | undefined,
  form: ProblemForm,
  texts: { notJudged: string; checkerFailed: string },
): JuryDifferenceLine | null {
  if (!outcome || !isFinal(outcome.run.status)) return null;
  const { result, checkerLog } = outcome.run;
  if (outcome.place === 'device') {
    if (!result || result.verdict === 'AC' || solution.expected.includes(result.verdict)) return null;
    return findJuryDifference({ expected: solution.expected }, result, []);
  }
  if (checkerLog !== undefined) return { text: texts.checkerFailed };
  if (!result) return { text: texts.notJudged };
  return findJuryDifference(solution, result, juryGroups(form.testCases));
}
