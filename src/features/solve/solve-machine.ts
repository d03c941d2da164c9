/**
 * What the Run button is doing (RUN-1, RUN-6, RUN-7). Submissions need no machine here: how far one got is in the local database.
 *
 *   idle ── started ──▶ preparing ── caseStarted ──▶ running ── ended ──▶ idle
 *                           └────────── ended ──────────────────────────────▲
 *   `preparing`: the language's runtime is on its way to this device, or starting. A report grows case by case.
 */
import type { RunProgress, RunResult } from '../../../wasm/run-client';

/** One run of the program: a sample with what was expected, or an input of one's own without. */
export interface CaseReport {
  title: string;
  input: string;
  expected: string | null;
  result: RunResult;
  /** null where nothing was expected, or the program did not end by itself. */
  matches: boolean | null;
}

export type SolveState =
  | { at: 'idle'; reports: readonly CaseReport[]; notice: string | null }
  | { at: 'preparing'; reports: readonly CaseReport[]; total: number; progress: RunProgress }
  | { at: 'running'; reports: readonly CaseReport[]; total: number };

export type SolveEvent =
  | { type: 'emptyCode' }
  | { type: 'started'; total: number }
  | { type: 'progress'; progress: RunProgress }
  | { type: 'caseDone'; report: CaseReport }
  | { type: 'ended' }
  /** Another program or problem: reports of the former say nothing about it. */
  | { type: 'cleared' };

export const initialState: SolveState = { at: 'idle', reports: [], notice: null };

/** RUN-1 */
export const emptyCodeText = 'Code cannot be empty.';

export function transition(state: SolveState, event: SolveEvent): SolveState {
  switch (event.type) {
    case 'emptyCode':
      return state.at === 'idle' ? { ...state, notice: emptyCodeText } : state;
    case 'started':
      if (state.at !== 'idle') return state;
      return { at: 'preparing', reports: [], total: event.total, progress: { phase: 'starting' } };
    case 'progress':
      return afterProgress(state, event.progress);
    case 'caseDone':
      return state.at === 'idle'
        ? state
        : { at: 'running', total: state.total, reports: [...state.reports, event.report] };
    case 'ended':
      return state.at === 'idle' ? state : { at: 'idle', reports: state.reports, notice: null };
    case 'cleared':
      return state.at === 'idle' ? initialState : state;
    default:
      return event satisfies never;
  }
}

function afterProgress(state: SolveState, progress: RunProgress): SolveState {
  if (state.at === 'idle') return state;
  const { reports, total } = state;
  if (progress.phase === 'running') return { at: 'running', reports, total };
  return { at: 'preparing', reports, total, progress };
}

/** RUN-6: one run at a time. */
export function canRun(state: SolveState): boolean {
  return state.at === 'idle';
}

/** RUN-7: nobody leaves for another problem while code runs. */
export function canSwitchProblem(state: SolveState): boolean {
  return state.at === 'idle';
}
