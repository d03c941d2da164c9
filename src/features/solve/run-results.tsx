import { type Language, languageLabels } from '../../../contract/limits';
import { canRunInBrowser } from '../../../wasm/run-client';
import { Notice } from '../../ui/notice';
import { CaseResult } from './case-result';
import styles from './results.module.css';
import { progressText } from './run-words';
import type { SolveState } from './solve-machine';

interface RunResultsProps {
  run: SolveState;
  language: Language;
  isCustom: boolean;
  sampleCount: number;
}

/** What the program printed on this device, case by case. */
export function RunResults({ run, language, isCustom, sampleCount }: RunResultsProps) {
  if (!canRunInBrowser(language)) {
    return (
      <Notice title={`${languageLabels[language]} runs on the judge`}>
        This language does not run in the browser. Submit sends your code to the judge, which shows your
        output on every sample.
      </Notice>
    );
  }
  const reports = run.reports.filter(({ expected }) => (expected === null) === isCustom);
  const isQuiet = run.at === 'idle' && reports.length === 0;
  const what = sampleCount === 1 ? 'the sample' : `the ${sampleCount} samples`;
  return (
    <div className={styles.cases}>
      {run.at !== 'idle' && <RunProgressLine run={run} />}
      {isQuiet && (
        <p className={styles.quiet}>
          {isCustom
            ? 'Run passes this input to your program and shows what it prints.'
            : `Run tries your program on ${what}, on this device, without a network.`}
        </p>
      )}
      {reports.map((report, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cases of a run keep their order
        <CaseResult key={at} report={report} startsOpen={at === openedFirst(reports)} />
      ))}
    </div>
  );
}

/** The first case that needs a look, or the first of all. */
function openedFirst(reports: readonly { matches: boolean | null }[]): number {
  const trouble = reports.findIndex(({ matches }) => matches !== true);
  return Math.max(0, trouble);
}

function RunProgressLine({ run }: { run: Exclude<SolveState, { at: 'idle' }> }) {
  const progress = run.at === 'preparing' ? run.progress : ({ phase: 'running' } as const);
  const count = run.total > 1 ? ` (${Math.min(run.reports.length + 1, run.total)} of ${run.total})` : '';
  return (
    <div className={styles.progress} role="status">
      <span>{`${progressText(progress)}${progress.phase === 'running' ? count : ''}…`}</span>
      <progress
        aria-label="Progress of the run"
        {...(progress.phase === 'downloading' && { value: progress.bytesDone, max: progress.bytesTotal })}
      />
    </div>
  );
}
