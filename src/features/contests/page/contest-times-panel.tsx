import type { ContestClock, ContestPhase } from '../../../../contract/rules/contest/contest-clock';
import styles from './contest-page.module.css';
import { countdownOf } from './contest-times';
import { ServerCountdown } from './server-countdown';

interface TimesPanelProps {
  clock: ContestClock;
  phase: ContestPhase;
  /** Its end moves as long as it is. */
  isPaused?: boolean;
}

/** CDET-10 … CDET-13: what is left until the start or the end, or that it is over. */
export function ContestTimesPanel({ clock, phase, isPaused }: TimesPanelProps) {
  if (isPaused && phase === 'running') {
    return <p className={styles.paused}>Paused: the clock stands still until the contest goes on.</p>;
  }
  if (phase === 'ended') return <p className={styles.ended}>Alert! Contest has ended!</p>;
  const countdown = countdownOf(clock, phase);
  return countdown && <ServerCountdown label={countdown.label} toMs={countdown.toMs} />;
}
