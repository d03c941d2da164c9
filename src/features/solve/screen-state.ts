/**
 * What the parts of one solve screen share: one of these for each open problem. `state` is for the screen alone; drafts, submissions and
 * runs on the judge are in the local database. Components read it with `useSnapshot`; the files named `…-actions.ts` change it.
 */
import { createContext, createRef, type RefObject, useContext } from 'react';
import { proxy, ref } from 'valtio';
import type { ProblemDetail } from '../../../contract/entities/problem';
import { defaultLanguage, type Language } from '../../../contract/limits';
import type { RunClient } from '../../../wasm/run-client';
import type { SavingState } from './draft/draft-keeper';
import { createDraftSaver, type DraftSaver } from './draft/draft-saver';
import type { ForeignText } from './draft/foreign-text';
import type { EditorDocument, EditorHandle } from './editor/editor-handle';
import type { OwnSubmissions } from './results/use-submissions';
import type { JudgeRuns } from './run/use-judge-runs';
import { initialState, type SolveState } from './solve-machine';

/** On a phone one part of the screen is shown at a time. */
export type View = 'statement' | 'code' | 'results';
export type ResultsTab = 'samples' | 'custom' | 'verdict' | 'history';

/** C++ on this device (RUN-1): large, so it comes only when the learner asks. */
export type CppState =
  | { at: 'unknown' }
  /** The server has none to give, or is out of reach. */
  | { at: 'absent' }
  | { at: 'offered'; downloadBytes: number; problem: string | null }
  | { at: 'downloading'; downloadBytes: number; fraction: number }
  | { at: 'onDevice'; bytes: number };

/** The object itself: a snapshot of it would be another one. */
type Whole<T extends object> = ReturnType<typeof ref<T>>;

export interface ScreenState {
  view: View;
  tab: ResultsTab;
  /** Until it is known which one was chosen before: the one of the problem before, or the default (SOLVE-3). */
  language: Language;
  isLanguageKnown: boolean;
  /** What the editor opened last; `documentIn` says whether it is still the one to show. */
  document: Whole<EditorDocument> | null;
  saving: SavingState;
  /** What another tab, or another device, has made of the document meanwhile; null: nothing, or it was decided. */
  theirs: Whole<ForeignText> | null;
  /** Grows when a draft was written past the editor. */
  reading: number;
  /** What the editor held when typing paused last. */
  pausedCode: string | null;
  client: Whole<RunClient> | null;
  cpp: CppState;
  /** The run on this device. */
  run: Whole<SolveState>;
  customInput: string;
  /** A submission is being written down. */
  isWriting: boolean;
  /** Why the last submission, or the last run on the judge, could not be written down. */
  notice: { submit: string | null; judge: string | null };
}

interface Screen {
  readonly state: ScreenState;
  readonly editor: RefObject<EditorHandle | null>;
  readonly saver: DraftSaver;
  /** What is under way, and can be called off. */
  readonly aborts: { run?: AbortController; cpp?: AbortController };
}

export interface Solve extends Screen {
  readonly problem: ProblemDetail & { fetchedAt: number };
  readonly account: string;
  readonly challengeID: string | undefined;
  /** In the run of this contest. */
  readonly contestSlug: string | undefined;
  readonly submissions: OwnSubmissions;
  readonly judge: JudgeRuns;
}

export function createScreen(): Screen {
  const state = proxy<ScreenState>({
    view: 'statement',
    tab: 'samples',
    language: defaultLanguage,
    isLanguageKnown: false,
    document: null,
    saving: 'untouched',
    theirs: null,
    reading: 0,
    pausedCode: null,
    client: null,
    cpp: { at: 'unknown' },
    run: ref<SolveState>(initialState),
    customInput: '',
    isWriting: false,
    notice: { submit: null, judge: null },
  });
  const saver = createDraftSaver((saving) => {
    state.saving = saving;
  });
  return { state, editor: createRef(), saver, aborts: {} };
}

export const SolveContext = createContext<Solve | null>(null);

/** The solve screen around the component. */
export function useSolve(): Solve {
  const solve = useContext(SolveContext);
  if (!solve) throw new Error('Not within a solve screen');
  return solve;
}
