import { useSnapshot } from 'valtio';
import type { CodeRunRow } from '../../../data/work/code-runs';
import { syncStatus } from '../../../sync/network/sync-status';
import { messages } from '../messages';
import styles from '../results/results.module.css';
import { useSolve } from '../screen-state';
import type { SolveState } from '../solve-machine';
import type { ShownRun } from './judge-run-reports';
import { judgeRunText } from './judge-run-status';
import { progressText, summaryText } from './run-summary';

/** A live region that stays mounted: screen readers skip regions that come and go. */
export function RunStatus({ row, reports }: { row: CodeRunRow | undefined; reports: ShownRun['reports'] }) {
  const { state, judge } = useSolve();
  const { run } = useSnapshot(state);
  const { network } = useSnapshot(syncStatus);
  const isWaiting = row && row.receipt !== 'refused' && row.receipt !== 'judged';
  const waiting = isWaiting ? judgeRunText(row, network, judge.lastError) : null;
  return (
    <p className={styles.status} role="status">
      {run.at === 'idle' ? (waiting ?? summaryText(reports)) : localText(run)}
    </p>
  );
}

function localText(run: Exclude<SolveState, { at: 'idle' }>): string {
  if (run.at === 'preparing') return progressText(run.progress);
  if (run.total <= 1) return messages.run.running;
  return messages.run.runningCase(Math.min(run.reports.length + 1, run.total), run.total);
}
