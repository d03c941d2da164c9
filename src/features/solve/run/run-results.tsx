import { lazy } from 'react';
import { useSnapshot } from 'valtio';
import type { ProblemDetail } from '../../../../contract/entities/problem/problem';
import { type Language, languageLabels } from '../../../../contract/limits';
import { WhenAppStored } from '../../../first-screen/when-app-stored';
import { syncStatus } from '../../../sync/network/sync-status';
import { messages } from '../messages';
import styles from '../results/results.module.css';
import { useSolve } from '../screen-state';
import type { CaseReport, SolveState } from '../solve-machine';
import { CppOffer } from './cpp-offer';
import { JudgeRunLine } from './judge-run-line';
import type { ShownRun } from './judge-run-reports';
import { RunStatus } from './run-status';
import { bytesText, placeText } from './run-summary';
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
      {isQuiet && <RunHint runsOnJudge={runsOnJudge} />}
      {shown && reports.length > 0 && <Reports of={shown.of} reports={reports} isOlder={isOlder} />}
      {needsCpp && <CppOffer />}
      {isQuiet && language !== 'CPP17' && <RuntimeOffer />}
      {isInteractive(problem) && isCustom && <p className={styles.quiet}>{messages.runHint.noCustomInput}</p>}
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
      {isOlder && <p className={styles.outdated}>{messages.run.olderCode}</p>}
      {isAnyOpen && <p className={styles.caseMessage}>{messages.run.severalAnswers}</p>}
      <WhenAppStored>
        {reports.map((report, at) => (
          <CaseResult
            // biome-ignore lint/suspicious/noArrayIndexKey: the cases of a run keep their order
            key={`${of.startedAt}/${at}`}
            report={report}
            of={of}
            timeLimitMs={problem.timeLimitMs}
            startsOpen={at === openedFirst(reports)}
            marks={at === openedFirst(reports)}
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

const isInteractive = ({ checker }: ProblemDetail) => checker.type === 'custom' && checker.interactive;

function RunHint({ runsOnJudge }: { runsOnJudge: boolean }) {
  const { state, problem } = useSolve();
  const { language, tab } = useSnapshot(state);
  const { network } = useSnapshot(syncStatus);
  const place = runsOnJudge ? (network === 'offline' ? 'judgeLater' : 'judge') : 'device';
  return <p className={styles.quiet}>{runHint(problem, language, tab === 'custom', place)}</p>;
}

type RunPlace = 'device' | 'judge' | 'judgeLater';

function runHint(problem: ProblemDetail, language: Language, isCustom: boolean, place: RunPlace): string {
  const texts = messages.runHint;
  if (isInteractive(problem)) return place === 'judgeLater' ? texts.interactiveOffline : texts.interactive;
  const { checker } = problem;
  if (checker.type === 'custom' && checker.multiPass) return texts.multiPass;
  const count = problem.samples.length;
  if (!isCustom && count === 0) return texts.noSamples;
  const what = isCustom ? texts.customInput : texts.samples(count);
  return `${what} ${placeHint(place, languageLabels[language])}`;
}

function placeHint(place: RunPlace, language: string): string {
  switch (place) {
    case 'device':
      return messages.runHint.onDevice;
    case 'judge':
      return messages.runHint.onJudge(language);
    case 'judgeLater':
      return messages.runHint.onJudgeOffline(language);
    default:
      return place satisfies never;
  }
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
        aria-label={messages.run.progress}
        {...(progress && { value: progress.bytesDone, max: progress.bytesTotal })}
      />
    </div>
  );
}
