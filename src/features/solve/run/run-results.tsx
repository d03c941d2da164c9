import { lazy } from 'react';
import type { ProblemDetail } from '../../../../contract/entities/problem';
import { type Language, languageLabels } from '../../../../contract/limits';
import type { RunClient } from '../../../../wasm/run-client';
import type { CodeRunRow } from '../../../data/work/code-runs';
import { WhenAppStored } from '../../../first-screen/when-app-stored';
import styles from '../results/results.module.css';
import type { Network } from '../results/submission-words';
import type { CaseReport, SolveState } from '../solve-machine';
import { CppOffer } from './cpp-offer';
import { JudgeRunLine } from './judge-run-line';
import type { ShownRun } from './judge-run-reports';
import { RunStatus } from './run-status';
import { bytesText, placeText } from './run-words';
import { RuntimeOffer } from './runtime-offer';
import type { CppRuntime } from './use-cpp-runtime';

const CaseResult = lazy(() => import('../verdict/case-result').then((m) => ({ default: m.CaseResult })));

interface RunResultsProps {
  problem: ProblemDetail;
  language: Language;
  client: RunClient | null;
  cpp: CppRuntime;
  network: Network;
  isCustom: boolean;
  run: SolveState;
  shown: ShownRun | null;
  /** The editor shows another program than the one that was run. */
  isOlder: boolean;
  /** Run goes to the judge: this device cannot run the program. */
  runsOnJudge: boolean;
  /** The run in this language that the judge does, if there is one. */
  judgeRow: CodeRunRow | undefined;
  judgeError: { errorCode: string; message: string } | undefined;
  onForget(row: CodeRunRow): void;
}

/** What the program printed, case by case, on this device or on the judge. */
export function RunResults(props: RunResultsProps) {
  const { problem, language, client, cpp, network, isCustom, run, shown, judgeRow, judgeError, onForget } =
    props;
  const reports = shown?.reports.filter(({ kind }) => (kind === 'custom') === isCustom) ?? [];
  const waits = judgeRow !== undefined && judgeRow.receipt !== 'judged';
  const isQuiet = run.at === 'idle' && reports.length === 0 && !waits;
  const needsCpp = language === 'CPP17' && (run.at === 'idle' || cpp.state.at !== 'onDevice');
  return (
    <div className={styles.cases}>
      <RunStatus run={run} judgeRow={judgeRow} judgeError={judgeError} network={network} reports={reports} />
      {run.at !== 'idle' && <RunProgressBar run={run} />}
      {judgeRow && run.at === 'idle' && (
        <JudgeRunLine row={judgeRow} network={network} error={judgeError} onForget={onForget} />
      )}
      {isQuiet && <p className={styles.quiet}>{quietText(props)}</p>}
      {shown && reports.length > 0 && <Reports {...props} shown={shown} reports={reports} />}
      {needsCpp && <CppOffer cpp={cpp} network={network} />}
      {isQuiet && language !== 'CPP17' && <RuntimeOffer language={language} client={client} />}
      {isDialogue(problem) && isCustom && (
        <p className={styles.quiet}>A dialogue takes no input of your own: the other side makes it.</p>
      )}
    </div>
  );
}

function Reports({
  problem,
  isOlder,
  shown,
  reports,
}: RunResultsProps & { shown: ShownRun; reports: readonly CaseReport[] }) {
  const { of } = shown;
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

/** There is an output, and one to hold it against, and still nobody here can tell. */
const isUndecided = (
  kind: CaseReport['kind'],
  expected: string | null,
  matches: boolean | null,
  outcome: CaseReport['result']['outcome'],
) => kind === 'sample' && expected !== null && matches === null && outcome === 'ok';

const isDialogue = ({ checker }: ProblemDetail) => checker.type === 'custom' && checker.interactive;

function quietText({ problem, isCustom, runsOnJudge, language, network }: RunResultsProps): string {
  const later = network === 'offline' ? ', once there is a network' : '';
  if (isDialogue(problem)) {
    return `This problem is a dialogue: Run lets your program talk with the judge on the samples${later}.`;
  }
  const where = runsOnJudge
    ? `on the judge${later}: this device does not run ${languageLabels[language]}.`
    : 'on this device, without a network.';
  if (isCustom) return `Run passes this input to your program and shows what it prints, ${where}`;
  const count = problem.samples.length;
  if (count === 0) return 'This problem has no samples. Run takes an input of your own.';
  const what = count === 1 ? 'the sample' : `the ${count} samples`;
  return `Run tries your program on ${what}, ${where}`;
}

/** The first case that needs a look, or the first of all. */
function openedFirst(reports: readonly CaseReport[]): number {
  const trouble = reports.findIndex(({ matches }) => matches !== true);
  return Math.max(0, trouble);
}

/** The bar under the status line; how many bytes have come is not part of what is read out. */
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
