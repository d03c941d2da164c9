import { Play } from 'lucide-react';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { contestClock, contestPhase, standingMs } from '../../../contract/rules/contest-clock';
import type { ContestRow } from '../../data/contests';
import { syncStatus } from '../../sync/sync-status';
import { Button } from '../../ui/button';
import { startWords } from './instruction-words';
import styles from './run-screens.module.css';
import { useServerNow } from './use-server-now';

interface StartPanelProps {
  contest: ContestRow;
  isStarting: boolean;
  onStart(isProctored: boolean): void;
}

/** CRUN-2: Start Contest, once the contest has begun by the server's clock. The only part of the instructions that follows it. */
export function StartPanel({ contest, isStarting, onStart }: StartPanelProps) {
  const { network } = useSnapshot(syncStatus);
  const clock = useMemo(() => contestClock(contest, contest.removed), [contest]);
  const phase = contestPhase(clock, standingMs(contest.pausedSince, useServerNow(500)));
  const { canStart, text } = startWords(contest, phase, network === 'offline');
  return (
    <div className={styles.start}>
      <Button
        look="primary"
        icon={<Play aria-hidden />}
        disabled={isStarting || !canStart}
        onClick={() => onStart(contest.enableProctored)}
      >
        {isStarting ? 'Starting…' : contest.run ? 'Go on with the contest' : 'Start Contest'}
      </Button>
      <p>{text}</p>
    </div>
  );
}
