import { Link } from '@tanstack/react-router';
import { CloudOff, CloudUpload, Flag, ListOrdered, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { warningCountText } from '../../../../contract/rules/contest/proctor';
import { isVirtual } from '../../../../contract/rules/names/virtual-slug';
import { useFromLink } from '../../../parts/use-from';
import { syncStatus } from '../../../sync/network/sync-status';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { FramePlace } from '../../../ui/layout/frame-place';
import { useContestRun, useRunRow } from './contest-run-state';
import { messages } from './messages';
import { ProblemLetters } from './problem-letters';
import styles from './run-bar.module.css';
import { RunTimer } from './run-timer';

interface RunBarProps {
  currentID: string | undefined;
  more?: ReactNode;
}

/** Replaces the top bar during a run. */
export function RunBar({ currentID, more }: RunBarProps) {
  const { network } = useSnapshot(syncStatus);
  const { state, marks } = useContestRun();
  const { contest, contestSlug, warnings, maxWarnings, isElsewhere } = useRunRow();
  const fromLink = useFromLink();
  const queued = marks?.filter((mark) => mark === 'queued').length ?? 0;
  return (
    <header className={styles.bar}>
      <p className={styles.name}>{contest.name}</p>
      <ProblemLetters currentID={currentID} />
      <div className={styles.end}>
        {network === 'offline' ? (
          <span className={styles.state} data-tip={messages.bar.offlineTip}>
            <CloudOff aria-hidden />
            <span className={styles.word}>{messages.bar.offline}</span>
          </span>
        ) : (
          queued > 0 && (
            <span className={styles.state} data-tip={messages.bar.queuedTip}>
              <CloudUpload aria-hidden />
              {queued}
            </span>
          )
        )}
        {contest.enableProctored && (
          <button
            type="button"
            className={classNames(styles.state, styles.warnings, warnings > 0 && styles.warned)}
            aria-label={messages.bar.showWarnings(warningCountText(warnings, maxWarnings))}
            data-tip={messages.bar.warnings}
            onClick={() => {
              state.dialog = 'warnings';
            }}
          >
            <TriangleAlert aria-hidden />
            {warningCountText(warnings, maxWarnings)}
          </button>
        )}
        {!contest.enableProctored && !isVirtual(contestSlug) && (
          <Link
            to="/leaderboard/$contestSlug"
            params={{ contestSlug }}
            {...fromLink}
            className={classNames(styles.state, styles.link)}
            aria-label={messages.leaderboard}
            data-tip={messages.leaderboard}
          >
            <ListOrdered aria-hidden />
          </Link>
        )}
        {more}
        <FramePlace className={styles.tools} />
        <RunTimer />
        <Button
          small
          icon={<Flag aria-hidden />}
          disabled={isElsewhere}
          onClick={() => {
            state.dialog = 'finish';
          }}
        >
          {messages.bar.finish}
        </Button>
      </div>
    </header>
  );
}
