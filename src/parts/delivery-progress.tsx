import { momentText } from '../lib/words';
import { classNames } from '../ui/class-names';
import { useNow } from '../ui/time/use-now';
import styles from './delivery-progress.module.css';
import { messages } from './messages';

interface DeliveryProgressProps {
  receipt: 'saved' | 'sent' | 'judging' | 'judged' | 'refused' | 'signInNeeded';
  /** The verdict or its label; null for work without a verdict. */
  end: string | null;
  good: boolean;
  /** Time of each stop in ms; undefined if unknown. */
  times?: readonly (number | undefined)[];
}

const reached = { saved: 0, signInNeeded: 0, refused: 0, sent: 1, judging: 2, judged: 3 } as const;

/** Shows how far a submission is: device, server, and for judged work the judge and the verdict. */
export function DeliveryProgress({ receipt, end, good, times = [] }: DeliveryProgressProps) {
  const now = useNow();
  const at = reached[receipt];
  const isStuck = receipt === 'refused' || receipt === 'signInNeeded';
  const stops = [
    messages.saved,
    isStuck ? messages.notSent : messages.sent,
    ...(end === null ? [] : [messages.judging, end]),
  ];
  const last = stops.length - 1;
  return (
    <ol className={styles.line} data-at={at} data-stops={stops.length}>
      {stops.map((stop, index) => (
        <li
          key={['device', 'server', 'judge', 'verdict'][index]}
          className={classNames(
            styles.stop,
            index <= at && styles.reached,
            index === at && index < last && !isStuck && styles.here,
            isStuck && index === 1 && styles.stuck,
            receipt === 'judged' && index === 3 && (good ? styles.good : styles.bad),
          )}
          aria-current={index === at ? 'step' : undefined}
        >
          {stop}
          <StopTime atMs={index <= at ? times[index] : undefined} now={now} />
        </li>
      ))}
    </ol>
  );
}

function StopTime({ atMs, now }: { atMs: number | undefined; now: number }) {
  if (atMs === undefined) return null;
  return (
    <time className={styles.time} dateTime={new Date(atMs).toISOString()}>
      {momentText(atMs, now)}
    </time>
  );
}
