import type { ContestClock, ContestPhase } from '../../../../contract/rules/contest/contest-clock';
import styles from './contest-page.module.css';
import { countdownOf } from './contest-times';
import { messages } from './messages';
import { ServerCountdown } from './server-countdown';

interface TimesPanelProps {
  clock: ContestClock;
  phase: ContestPhase;
  /** A pause keeps moving the end. */
  isPaused?: boolean;
}

/** CDET-10 … CDET-13 */
export function ContestTimesPanel({ clock, phase, isPaused }: TimesPanelProps) {
  if (isPaused && phase === 'running') {
    return <p className={styles.paused}>{messages.time.clockStopped}</p>;
  }
  if (phase === 'ended') return <p className={styles.ended}>{messages.time.hasEnded}</p>;
  const countdown = countdownOf(clock, phase);
  return countdown && <ServerCountdown label={countdown.label} toMs={countdown.toMs} />;
}
