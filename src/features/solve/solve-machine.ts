/**
 * What a run on this device is doing (RUN-1, RUN-6). Submissions need no machine here: how far one got is in the local database.
 *
 *   idle ── started ──▶ preparing ── caseStarted ──▶ running ── ended ──▶ idle
 *                           └────────── ended ──────────────────────────────▲
 *   `preparing`: the language's runtime is on its way to this device, or starting. A report grows case by case.
 */
import type { Language } from '../../../contract/limits';
import type { RunOutcome, RunProgress, RunResult } from '../../../wasm/run-client';

/** How one run ended, wherever it was; `notRun`: the judge had no patience left. */
export type CaseResult = Omit<RunResult, 'outcome'> & { outcome: RunOutcome | 'notRun'; signal?: string };

/** One run of the program: a sample with what was expected, or an input of one's own without. */
export interface CaseReport {
  kind: 'sample' | 'custom';
  title: string;
  /** null in a dialogue: it is for the other side alone. */
  input: string | null;
  expected: string | null;
  result: CaseResult;
  /** null where nothing was expected, only the problem's own checker could tell, or the program did not end by itself. */
  matches: boolean | null;
}

/** Which program a run is of: what it came to says nothing of another. */
export interface RunOf {
  language: Language;
  code: string;
  place: 'device' | 'judge';
  /** ms of this device's clock. */
  startedAt: number;
}

export type SolveState =
  | { at: 'idle'; of: RunOf | null; reports: readonly CaseReport[]; notice: string | null }
  | { at: 'preparing'; of: RunOf; reports: readonly CaseReport[]; total: number; progress: RunProgress }
  | { at: 'running'; of: RunOf; reports: readonly CaseReport[]; total: number };

export type SolveEvent =
  | { type: 'emptyCode' }
  | { type: 'started'; total: number; of: RunOf }
  | { type: 'progress'; progress: RunProgress }
  | { type: 'caseDone'; report: CaseReport }
  | { type: 'ended' };

export const initialState: SolveState = { at: 'idle', of: null, reports: [], notice: null };

/** RUN-1 */
export const emptyCodeText = 'Code cannot be empty.';

export function transition(state: SolveState, event: SolveEvent): SolveState {
  switch (event.type) {
    case 'emptyCode':
      return state.at === 'idle' ? { ...state, notice: emptyCodeText } : state;
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
      return state.at === 'idle' ? state : { at: 'idle', of: state.of, reports: state.reports, notice: null };
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
