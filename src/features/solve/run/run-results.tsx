import { lazy } from 'react';
import { useSnapshot } from 'valtio';
import type { ProblemDetail } from '../../../../contract/entities/problem';
import { languageLabels } from '../../../../contract/limits';
import { WhenAppStored } from '../../../first-screen/when-app-stored';
import { syncStatus } from '../../../sync/network/sync-status';
import styles from '../results/results.module.css';
import { useSolve } from '../screen-state';
import type { CaseReport, SolveState } from '../solve-machine';
import { CppOffer } from './cpp-offer';
import { JudgeRunLine } from './judge-run-line';
import type { ShownRun } from './judge-run-reports';
import { RunStatus } from './run-status';
import { bytesText, placeText } from './run-words';
import { RuntimeOffer } from './runtime-offer';
import { useRunning } from './use-running';

const CaseResult = lazy(() => import('../verdict/case-result').then((m) => ({ default: m.CaseResult })));

export function RunResults() {
  const { state, problem } = useSolve();
  const { run, language, cpp, tab } = useSnapshot(state);
  const { judgeRow, shown, isOlder, runsOnJudge } = useRunning();
  const isCustom = tab === 'custom';
  const reports = shown?.reports.filter(({ kind }) => (kind === 'custom') === isCustom) ?? [];
  const waits = judgeRow !== undefined && judgeRow.receipt !== 'judged';
  const isQuiet = run.at === 'idle' && reports.length === 0 && !waits;
  const needsCpp = language === 'CPP17' && (run.at === 'idle' || cpp.at !== 'onDevice');
  return (
    <div className={styles.cases}>
      <RunStatus row={judgeRow} reports={reports} />
      {run.at !== 'idle' && <RunProgressBar run={run} />}
      {judgeRow && run.at === 'idle' && <JudgeRunLine row={judgeRow} />}
      {isQuiet && <QuietText runsOnJudge={runsOnJudge} />}
      {shown && reports.length > 0 && <Reports of={shown.of} reports={reports} isOlder={isOlder} />}
      {needsCpp && <CppOffer />}
      {isQuiet && language !== 'CPP17' && <RuntimeOffer />}
      {isDialogue(problem) && isCustom && (
        <p className={styles.quiet}>A dialogue takes no input of your own: the other side makes it.</p>
      )}
    </div>
  );
}

function Reports({ of, reports, isOlder }: ShownRun & { isOlder: boolean }) {
  const { problem } = useSolve();
  const isAnyOpen = reports.some(({ kind, expected, matches, result }) =>
    isUndecided(kind, expected, matches, result.outcome),
  );
  return (
    <div className={styles.cases}>
      {isOlder && <p className={styles.outdated}>From an older version of your code.</p>}
      {isAnyOpen && (
        <p className={styles.caseMessage}>This problem accepts more than one answer: Submit decides.</p>
      )}
      <WhenAppStored>
        {reports.map((report, at) => (
          <CaseResult
            // biome-ignore lint/suspicious/noArrayIndexKey: the cases of a run keep their order
            key={`${of.startedAt}/${at}`}
            report={report}
            of={of}
            timeLimitMs={problem.timeLimitMs}
            startsOpen={at === openedFirst(reports)}
          />
        ))}
      </WhenAppStored>
      <p className={styles.quiet}>{placeText(of)}</p>
    </div>
  );
}

/** There is an expected output, but only the problem's checker can decide. */
const isUndecided = (
  kind: CaseReport['kind'],
  expected: string | null,
  matches: boolean | null,
  outcome: CaseReport['result']['outcome'],
) => kind === 'sample' && expected !== null && matches === null && outcome === 'ok';

const isDialogue = ({ checker }: ProblemDetail) => checker.type === 'custom' && checker.interactive;

function QuietText({ runsOnJudge }: { runsOnJudge: boolean }) {
  const { state, problem } = useSolve();
  const { language, tab } = useSnapshot(state);
  const { network } = useSnapshot(syncStatus);
  const later = network === 'offline' ? ', once there is a network' : '';
  const where = runsOnJudge
    ? `on the judge${later}: this device does not run ${languageLabels[language]}.`
    : 'on this device, without a network.';
  return <p className={styles.quiet}>{quietText(problem, tab === 'custom', where, later)}</p>;
}

function quietText(problem: ProblemDetail, isCustom: boolean, where: string, later: string): string {
  if (isDialogue(problem)) {
    return `This problem is a dialogue: Run lets your program talk with the judge on the samples${later}.`;
  }
  if (isCustom) return `Run passes this input to your program and shows what it prints, ${where}`;
  const count = problem.samples.length;
  if (count === 0) return 'This problem has no samples. Run takes an input of your own.';
  const what = count === 1 ? 'the sample' : `the ${count} samples`;
  return `Run tries your program on ${what}, ${where}`;
}

function openedFirst(reports: readonly CaseReport[]): number {
  const trouble = reports.findIndex(({ matches }) => matches !== true);
  return Math.max(0, trouble);
}

/** The bar under the status line; screen readers skip the byte count. */
function RunProgressBar({ run }: { run: Exclude<SolveState, { at: 'idle' }> }) {
  const progress = run.at === 'preparing' && run.progress.phase === 'downloading' ? run.progress : null;
  return (
    <div className={styles.progress}>
      {progress && <span>{bytesText(progress)}</span>}
      <progress
        aria-label="Progress of the run"
        {...(progress && { value: progress.bytesDone, max: progress.bytesTotal })}
      />
    </div>
  );
}
