import { useSnapshot } from 'valtio';
import { canRunInBrowser } from '../../../../wasm/run-client';
import { type CodeRunRow, cancelCodeRun } from '../../../data/work/code-runs';
import { syncStatus } from '../../../sync/network/sync-status';
import { useDocument } from '../draft/use-draft';
import { useSolve } from '../screen-state';
import { chooseRun, type ShownRun } from './judge-run-reports';
import { chooseJudgeRun, isJudgeRunOn } from './judge-run-status';

export interface Running {
  judgeRow: CodeRunRow | undefined;
  shown: ShownRun | null;
  isOlder: boolean;
  runsOnJudge: boolean;
  isOn: boolean;
  canRun: boolean;
  cancel(): void;
}

/** State of the Run button (RUN-6). */
export function useRunning(): Running {
  const { state, aborts, problem, judge } = useSolve();
  const { run, language, tab, cpp, client, pausedCode } = useSnapshot(state);
  const { network } = useSnapshot(syncStatus);
  const document = useDocument();
  const shown = chooseRun(run, judge.rows, language);

  const { checker } = problem;
  const isInteractive = checker.type === 'custom' && (checker.interactive || checker.multiPass === true);
  // If unknown, try this device first; without a runtime the run goes to the judge.
  const mayHaveCpp = cpp.at === 'onDevice' || cpp.at === 'unknown';
  const isHere = canRunInBrowser(language) && (language !== 'CPP17' || mayHaveCpp);
  const runsOnJudge = isInteractive || checker.onJudge === true || !isHere;
  const judgeRow = chooseJudgeRun(judge.rows, language, network);
  const isOnJudge = judgeRow !== undefined && isJudgeRunOn(judgeRow, network);
  const isOn = run.at !== 'idle' || isOnJudge;
  const isCustom = tab === 'custom';
  const hasCases = isInteractive ? !isCustom : isCustom || problem.samples.length > 0;
  return {
    judgeRow,
    shown,
    isOlder: isOtherCode(shown?.of.code, document && pausedCode),
    runsOnJudge,
    isOn,
    canRun: hasCases && !isOn && document !== undefined && (runsOnJudge || client !== null),
    cancel() {
      if (run.at !== 'idle') aborts.run?.abort();
      else if (judgeRow && isOnJudge) void cancelCodeRun(judgeRow.id);
    },
  };
}

export function isOtherCode(code: string | undefined, inEditor: string | null | undefined): boolean {
  return code !== undefined && typeof inEditor === 'string' && inEditor !== code;
}
