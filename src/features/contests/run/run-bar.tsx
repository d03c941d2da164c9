import { CloudOff, CloudUpload, Flag, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { warningCountText } from '../../../../contract/rules/contest/proctor';
import { syncStatus } from '../../../sync/network/sync-status';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { FramePlace } from '../../../ui/frame-place';
import { useContestRun, useRunRow } from './contest-run-state';
import { ProblemLetters } from './problem-letters';
import styles from './run-bar.module.css';
import { RunTimer } from './run-timer';

interface RunBarProps {
  shown: string | undefined;
  more?: ReactNode;
}

/** Replaces the top bar during a run. */
export function RunBar({ shown, more }: RunBarProps) {
  const { network } = useSnapshot(syncStatus);
  const { state, marks } = useContestRun();
  const { contest, warnings, maxWarnings } = useRunRow();
  const queued = marks?.filter((mark) => mark === 'queued').length ?? 0;
  return (
    <header className={styles.bar}>
      <p className={styles.name}>{contest.name}</p>
      <ProblemLetters shown={shown} />
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
            onClick={() => {
              state.dialog = 'warnings';
            }}
          >
            <TriangleAlert aria-hidden />
            {warningCountText(warnings, maxWarnings)}
          </button>
        )}
        {more}
        <FramePlace className={styles.tools} />
        <RunTimer />
        <Button
          small
          icon={<Flag aria-hidden />}
          onClick={() => {
            state.dialog = 'finish';
          }}
        >
          Finish
        </Button>
      </div>
    </header>
  );
}
