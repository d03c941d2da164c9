import { splitCountdown } from '../../lib/split-countdown';
import { messages } from '../messages';
import styles from './countdown.module.css';

interface CountdownProps {
  label: string;
  leftMs: number;
}

/** Not a live region, which would be read out every second. */
export function Countdown({ label, leftMs }: CountdownProps) {
  const { days, hours, minutes, seconds } = splitCountdown(leftMs);
  const parts = [
    [messages.countdown.days, days],
    [messages.countdown.hours, hours],
    [messages.countdown.minutes, minutes],
    [messages.countdown.seconds, seconds],
  ] as const;
  return (
    <div className={styles.countdown} role="timer" aria-label={label}>
      <p className={styles.label}>{label}</p>
      <p className={styles.parts}>
        {parts.map(([unit, value]) => (
          <span key={unit} className={styles.part}>
            <span className={styles.value}>{String(value).padStart(2, '0')}</span>{' '}
            <span className={styles.unit}>{unit}</span>{' '}
          </span>
        ))}
      </p>
    </div>
  );
}
