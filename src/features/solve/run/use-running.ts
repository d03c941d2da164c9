import type { RefObject } from 'react';
import type { ProblemDetail } from '../../../../contract/entities/problem';
import { canRunInBrowser, type RunClient } from '../../../../wasm/run-client';
import type { CodeRunRow } from '../../../data/work/code-runs';
import type { Draft } from '../draft/use-draft';
import { useIsOlder } from '../draft/use-is-older';
import type { EditorDocument, EditorHandle } from '../editor/code-editor';
import type { Network } from '../results/submission-words';
import type { SolveState } from '../solve-machine';
import { chooseRun, type ShownRun } from './judge-run-reports';
import { isJudgeRunOn } from './judge-run-words';
import { samplesOf } from './samples-of';
import type { CppRuntime } from './use-cpp-runtime';
import { type JudgeRun, useJudgeRun } from './use-judge-run';
import { useRun } from './use-run';

interface RunningOptions {
  problem: ProblemDetail;
  account: string;
  /** In the run of this contest. */
  contestSlug: string | undefined;
  network: Network;
  draft: Draft;
  client: RunClient | null;
  cpp: CppRuntime;
  editor: RefObject<EditorHandle | null>;
  /** Run takes an input of one's own instead of the samples. */
  isCustom: boolean;
  customInput: string;
}

export interface Running {
  state: SolveState;
  judge: JudgeRun;
  /** The run in this language that the judge does, if there is one. */
  judgeRow: CodeRunRow | undefined;
  shown: ShownRun | null;
  isOlder: boolean;
  runsOnJudge: boolean;
  /** A run is on, here or on the judge. */
  isOn: boolean;
  canRun: boolean;
  /** Why the last one was not begun. */
  notice: string | null;
  start(): void;
  cancel(): void;
  edited(document: EditorDocument, read: () => string): void;
}

/** The Run button (RUN-1, RUN-6): on this device where that can be, else on the judge. */
export function useRunning(options: RunningOptions): Running {
  const { problem, account, contestSlug, network, draft, client, cpp, editor, isCustom, customInput } =
    options;
  const { language } = draft;
  const local = useRun(problem, client);
  const judge = useJudgeRun(account, problem.id, contestSlug);
  const shown = chooseRun(local.state, judge.rows, language);
  const { isOlder, edited } = useIsOlder(shown?.of.code, draft.document, editor);

  const isDialogue = problem.checker.type === 'custom' && problem.checker.interactive;
  // Not yet known: it is tried here, and goes to the judge should there be no runtime after all.
  const mayHaveCpp = cpp.state.at === 'onDevice' || cpp.state.at === 'unknown';
  const isHere = canRunInBrowser(language) && (language !== 'CPP17' || mayHaveCpp);
  const runsOnJudge = isDialogue || !isHere;
  const judgeRow = judge.rows.find((row) => row.language === language);
  const isOnJudge = judgeRow !== undefined && isJudgeRunOn(judgeRow, network);
  const isOn = local.state.at !== 'idle' || isOnJudge;
  const hasCases = isDialogue ? !isCustom : isCustom || problem.samples.length > 0;

  const askJudge = (code: string) => judge.start(language, code, isCustom ? [customInput] : []);
  const start = () => {
    const code = editor.current?.code() ?? '';
    if (runsOnJudge) return void askJudge(code);
    const own = { kind: 'custom', title: 'Your input', input: customInput, expected: null } as const;
    void local.start(language, code, isCustom ? [own] : samplesOf(problem)).then((judgeOnly) => {
      if (judgeOnly !== undefined) void askJudge(code);
    });
  };
  const cancel = () => {
    if (local.state.at !== 'idle') local.cancel();
    else if (judgeRow && isOnJudge) judge.cancel(judgeRow);
  };
  return {
    state: local.state,
    judge,
    judgeRow,
    shown,
    isOlder,
    runsOnJudge,
    isOn,
    canRun: hasCases && !isOn && draft.document !== undefined && (runsOnJudge || client !== null),
    notice: (local.state.at === 'idle' ? local.state.notice : null) ?? judge.problem,
    start,
    cancel,
    edited(document, read) {
      draft.edited(document, read);
      edited(read);
    },
  };
}
