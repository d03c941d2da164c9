import type { ContestClock, ContestPhase } from '../../../contract/rules/contest-clock';
import styles from './contest-page.module.css';
import { countdownOf } from './contest-times';
import { Countdown } from './countdown';

/** CDET-10 … CDET-13: what is left until the start or the end, or that it is over. */
export function ContestTimesPanel({ clock, phase }: { clock: ContestClock; phase: ContestPhase }) {
  if (phase === 'ended') return <p className={styles.ended}>Alert! Contest has ended!</p>;
  const countdown = countdownOf(clock, phase);
  return countdown && <Countdown label={countdown.label} toMs={countdown.toMs} />;
}
