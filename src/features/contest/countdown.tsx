import { useEffect, useState } from 'react';
import { serverClock } from '../../sync/page-client';
import { splitCountdown } from './contest-times';
import styles from './countdown.module.css';

/** Often enough that no second is left out. */
const lookEveryMs = 250;

/** Whole seconds until `toMs` by the server's clock, the begun one counted. */
function useSecondsLeft(toMs: number): number {
  const read = () => Math.max(0, Math.ceil((toMs - serverClock.now()) / 1000));
  const [left, setLeft] = useState(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it reads hangs on `toMs` alone
  useEffect(() => {
    setLeft(read());
    const timer = setInterval(() => setLeft(read()), lookEveryMs);
    return () => clearInterval(timer);
  }, [toMs]);
  return left;
}

/** CDET-10, CDET-11: what is left, by the server's clock. Nothing else is drawn again for its seconds. */
export function Countdown({ label, toMs }: { label: string; toMs: number }) {
  const { days, hours, minutes, seconds } = splitCountdown(useSecondsLeft(toMs) * 1000);
  const parts = [
    ['days', days],
    ['hours', hours],
    ['min', minutes],
    ['sec', seconds],
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
