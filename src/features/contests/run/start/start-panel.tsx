import { Play } from 'lucide-react';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { contestClock, contestPhase, standingMs } from '../../../../../contract/rules/contest/contest-clock';
import type { ContestPackRow } from '../../../../data/contest-run/contest-packs';
import type { ContestRow } from '../../../../data/copies/contests';
import { syncStatus } from '../../../../sync/network/sync-status';
import { Button } from '../../../../ui/button';
import { Countdown } from '../../../../ui/time/countdown';
import { start, useContestRun, useIsStarting } from '../contest-run-state';
import { messages } from '../messages';
import styles from '../run-screens.module.css';
import { useServerNow } from '../use-server-now';
import { startAvailability } from './instruction-facts';
import { PackCodeForm } from './pack-code-form';

interface StartPanelProps {
  contest: ContestRow;
  pack: ContestPackRow | null;
}

/** CRUN-2. Separate, so that only this renders each second. */
export function StartPanel({ contest, pack }: StartPanelProps) {
  const contestRun = useContestRun();
  const isStarting = useIsStarting();
  const { network } = useSnapshot(syncStatus);
  const clock = useMemo(() => contestClock(contest), [contest]);
  // Short enough to show every second.
  const nowMs = standingMs(contest.pausedSince, useServerNow(250));
  const phase = contestPhase(clock, nowMs);
  const isReady = pack?.state === 'ready';
  const isOffline = network === 'offline';
  const { canStart, text } = startAvailability(contest, phase, isOffline, isReady);
  // Offered before the start too, because this device's clock may be wrong.
  if (isOffline && isReady && !contest.run && phase !== 'ended') {
    return (
      <>
        {phase === 'before' && <Countdown label={messages.start.startsIn} leftMs={clock.startMs - nowMs} />}
        <PackCodeForm version={pack.version} isProctored={contest.enableProctored} />
      </>
    );
  }
  return (
    <div className={styles.start}>
      {phase === 'before' && !contest.run ? (
        <div className={styles.countdown}>
          <Countdown label={messages.start.startsIn} leftMs={clock.startMs - nowMs} />
        </div>
      ) : (
        <Button
          look="primary"
          icon={<Play aria-hidden />}
          disabled={isStarting || !canStart}
          onClick={() => void start(contestRun, contest.enableProctored)}
        >
          {isStarting
            ? messages.start.starting
            : contest.run
              ? messages.continueContest
              : messages.startContest}
        </Button>
      )}
      <p>{text}</p>
      {contest.run && <p>{messages.start.otherDevice(contest.enableProctored)}</p>}
      {isReady && <p>{messages.start.packVersion(pack.version)}</p>}
    </div>
  );
}
