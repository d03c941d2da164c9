import type { CodeRunRow } from '../../../data/work/code-runs';
import styles from '../results/results.module.css';
import type { Network } from '../results/submission-words';
import type { SolveState } from '../solve-machine';
import type { ShownRun } from './judge-run-reports';
import { judgeRunText } from './judge-run-words';
import { progressText, summaryText } from './run-words';

interface RunStatusProps {
  run: SolveState;
  judgeRow: CodeRunRow | undefined;
  judgeError: { errorCode: string; message: string } | undefined;
  network: Network;
  reports: ShownRun['reports'];
}

/** How the run is getting on and what it came to, in one line that stays: what comes and goes is not read out. */
export function RunStatus(props: RunStatusProps) {
  return (
    <p className={styles.status} role="status">
      {statusText(props)}
    </p>
  );
}

function statusText({ run, judgeRow, judgeError, network, reports }: RunStatusProps): string {
  if (run.at !== 'idle') return localText(run);
  const isWaiting = judgeRow && judgeRow.receipt !== 'refused' && judgeRow.receipt !== 'judged';
  const waiting = isWaiting ? judgeRunText(judgeRow, network, judgeError) : null;
  return waiting ?? summaryText(reports);
}

function localText(run: Exclude<SolveState, { at: 'idle' }>): string {
  if (run.at === 'preparing') return `${progressText(run.progress)}…`;
  const count = run.total > 1 ? ` (${Math.min(run.reports.length + 1, run.total)} of ${run.total})` : '';
  return `${progressText({ phase: 'running' })}${count}…`;
}
