/**
 * Drafts, submissions and runs on the judge are in the local database instead. Components read this state
 * with `useSnapshot`; the `…-actions.ts` files change it.
 */
import { createContext, createRef, type RefObject, useContext } from 'react';
import { proxy, ref } from 'valtio';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import { defaultLanguage, type Language } from '../../../contract/limits';
import type { RunClient } from '../../../wasm/run-client';
import type { SavingState } from './draft/draft-keeper';
import { createDraftSaver, type DraftSaver } from './draft/draft-saver';
import type { ForeignText } from './draft/foreign-text';
import type { EditorDocument, EditorHandle } from './editor/editor-handle';
import type { OwnSubmissions } from './results/use-submissions';
import type { JudgeRuns } from './run/use-judge-runs';
import { initialState, type SolveState } from './solve-machine';

export type View = 'statement' | 'code' | 'results';
export type ResultsTab = 'samples' | 'custom' | 'verdict' | 'history';

/** C++ on this device (RUN-1): large, so downloaded only on request. */
export type CppState =
  | { at: 'unknown' }
  /** The server has no runtime, or is unreachable. */
  | { at: 'absent' }
  | { at: 'offered'; downloadBytes: number; problem: string | null }
  | { at: 'downloading'; downloadBytes: number; fraction: number }
  | { at: 'onDevice'; bytes: number };

/** Kept as the same object: valtio would otherwise return a proxy snapshot. */
type Whole<T extends object> = ReturnType<typeof ref<T>>;

export interface ScreenState {
  view: View;
  tab: ResultsTab;
  /** Until the user's choice is loaded: the former problem's language or the default (SOLVE-3). */
  language: Language;
  isLanguageKnown: boolean;
  /** By the assignment from which the problem was opened; null: all. */
  allowed: readonly Language[] | null;
  /** The document last opened; `documentIn` says whether it is still current. */
  document: Whole<EditorDocument> | null;
  saving: SavingState;
  /** A text from another tab or device; null if none, or after a decision. */
  theirs: Whole<ForeignText> | null;
  /** Incremented when a draft was written without the editor. */
  reading: number;
  pausedCode: string | null;
  client: Whole<RunClient> | null;
  cpp: CppState;
  run: Whole<SolveState>;
  customInput: string;
  isWriting: boolean;
  /** Why the last press of Run or Submit did nothing; the next press removes it. */
  notice: string | null;
}

interface Screen {
  readonly state: ScreenState;
  readonly editor: RefObject<EditorHandle | null>;
  readonly saver: DraftSaver;
  readonly aborts: { run?: AbortController; cpp?: AbortController };
}

export interface Solve extends Screen {
  readonly problem: ProblemDetail & { fetchedAt: number };
  readonly account: string;
  readonly challengeID: string | undefined;
  readonly contestSlug: string | undefined;
  readonly isReadOnly: boolean | undefined;
  readonly submissions: OwnSubmissions;
  readonly judge: JudgeRuns;
}

export function createScreen(): Screen {
  const state = proxy<ScreenState>({
    view: 'statement',
    tab: 'samples',
    language: defaultLanguage,
    isLanguageKnown: false,
    allowed: null,
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
    notice: null,
  });
  const saver = createDraftSaver((saving) => {
    state.saving = saving;
  });
  return { state, editor: createRef(), saver, aborts: {} };
}

export const SolveContext = createContext<Solve | null>(null);

export function useSolve(): Solve {
  const solve = useContext(SolveContext);
  if (!solve) throw new Error('Not within a solve screen');
  return solve;
}
