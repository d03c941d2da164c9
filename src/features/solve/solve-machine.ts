/** State machine of a run on this device (RUN-6). `preparing`: the runtime is being downloaded or started. */
import type { Language } from '../../../contract/limits';
import type { RunOutcome, RunProgress, RunResult } from '../../../wasm/run-client';

/** `notRun`: the judge skipped the case. */
export type CaseResult = Omit<RunResult, 'outcome'> & { outcome: RunOutcome | 'notRun'; signal?: string };

export interface CaseReport {
  kind: 'sample' | 'custom';
  title: string;
  /** Null for an interactive problem: the input is for the interactor only. */
  input: string | null;
  expected: string | null;
  result: CaseResult;
  /** Null without an expected output, if only the checker can decide, or after an abnormal end. */
  matches: boolean | null;
}

export interface RunSource {
  language: Language;
  code: string;
  place: 'device' | 'judge';
  /** ms, this device's clock. */
  startedAt: number;
}

export type SolveState =
  | { at: 'idle'; of: RunSource | null; reports: readonly CaseReport[] }
  | { at: 'preparing'; of: RunSource; reports: readonly CaseReport[]; total: number; progress: RunProgress }
  | { at: 'running'; of: RunSource; reports: readonly CaseReport[]; total: number };

export type SolveEvent =
  | { type: 'started'; total: number; of: RunSource }
  | { type: 'progress'; progress: RunProgress }
  | { type: 'caseDone'; report: CaseReport }
  | { type: 'ended' };

export const initialState: SolveState = { at: 'idle', of: null, reports: [] };

export function transition(state: SolveState, event: SolveEvent): SolveState {
  switch (event.type) {
    case 'started':
      if (state.at !== 'idle') return state;
      return {
        at: 'preparing',
        of: event.of,
        reports: [],
        total: event.total,
        progress: { phase: 'starting' },
      };
    case 'progress':
      return afterProgress(state, event.progress);
    case 'caseDone':
      return state.at === 'idle'
        ? state
        : { at: 'running', of: state.of, total: state.total, reports: [...state.reports, event.report] };
    case 'ended':
      return state.at === 'idle' ? state : { at: 'idle', of: state.of, reports: state.reports };
    default:
      return event satisfies never;
  }
}

function afterProgress(state: SolveState, progress: RunProgress): SolveState {
  if (state.at === 'idle') return state;
  const { of, reports, total } = state;
  if (progress.phase === 'running') return { at: 'running', of, reports, total };
  return { at: 'preparing', of, reports, total, progress };
}

/** RUN-6: one run at a time. */
export function canRun(state: SolveState): boolean {
  return state.at === 'idle';
}
