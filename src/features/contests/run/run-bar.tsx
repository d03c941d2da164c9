import { CloudOff, CloudUpload, Flag, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { ProblemDetail } from '../../../../contract/entities/problem';
import { warningCountText } from '../../../../contract/rules/contest/proctor';
import type { ContestRunRow } from '../../../data/contest-run/contest-runs';
import { syncStatus } from '../../../sync/network/sync-status';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { FramePlace } from '../../../ui/frame-place';
import { ProblemLetters } from './problem-letters';
import styles from './run-bar.module.css';
import type { Mark } from './run-marks';
import { RunTimer } from './run-timer';

interface RunBarProps {
  run: ContestRunRow;
  problems: readonly ProblemDetail[];
  marks: readonly Mark[] | undefined;
  shown: string | undefined;
  isLocked: boolean;
  onFinish(): void;
  onWarnings(): void;
  /** What else is shown in the bar. */
  more?: ReactNode;
}

/** In place of the top bar while a run is on: where one is, how long there is, and what waits. */
export function RunBar({ run, problems, marks, shown, isLocked, onFinish, onWarnings, more }: RunBarProps) {
  const { network } = useSnapshot(syncStatus);
  const { contest, warnings, maxWarnings, deadlineAtMs, toldMarks } = run;
  const queued = marks?.filter((mark) => mark === 'queued').length ?? 0;
  return (
    <header className={styles.bar}>
      <p className={styles.name}>{contest.name}</p>
      <ProblemLetters problems={problems} marks={marks} shown={shown} isLocked={isLocked} />
      <div className={styles.end}>
        {network === 'offline' ? (
          <span
            className={styles.state}
            data-tip="What you submit waits on this device and goes out by itself"
          >
            <CloudOff aria-hidden />
            Offline
          </span>
        ) : (
          queued > 0 && (
            <span className={styles.state} data-tip="On its way from this device">
              <CloudUpload aria-hidden />
              {queued}
            </span>
          )
        )}
        {contest.enableProctored && (
          <button
            type="button"
            className={classNames(styles.state, styles.warnings, warnings > 0 && styles.warned)}
            aria-label={`Warnings: ${warningCountText(warnings, maxWarnings)}. Show what was seen.`}
            data-tip="Warnings"
            onClick={onWarnings}
          >
            <TriangleAlert aria-hidden />
            {warningCountText(warnings, maxWarnings)}
          </button>
        )}
        {more}
        <FramePlace className={styles.tools} />
        <RunTimer
          place={run}
          deadlineAtMs={deadlineAtMs}
          pausedSince={run.pausedSince}
          pauseToldAtMs={run.pauseToldAtMs}
          toldMarks={toldMarks}
        />
        <Button small icon={<Flag aria-hidden />} onClick={onFinish}>
          Finish
        </Button>
      </div>
    </header>
  );
}
