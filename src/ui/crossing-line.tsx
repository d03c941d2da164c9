import { classNames } from './class-names';
import styles from './crossing-line.module.css';

interface CrossingLineProps {
  receipt: 'saved' | 'sent' | 'judging' | 'judged' | 'refused' | 'signInNeeded';
  /** What stands at the far shore: the verdict, or the word for it. */
  end: string;
  /** Whether the verdict is what one hopes for. */
  good: boolean;
}

const reached = { saved: 0, signInNeeded: 0, refused: 0, sent: 1, judging: 2, judged: 3 } as const;

/** How far a submission got, as a crossing with four stops: this device, the server, the judge, the verdict. */
export function CrossingLine({ receipt, end, good }: CrossingLineProps) {
  const at = reached[receipt];
  const isStuck = receipt === 'refused' || receipt === 'signInNeeded';
  const stops = ['Saved on this device', isStuck ? 'Not sent' : 'Sent', 'Judging', end];
  return (
    <ol className={styles.line} data-at={at}>
      {stops.map((stop, index) => (
        <li
          key={['device', 'server', 'judge', 'verdict'][index]}
          className={classNames(
            styles.stop,
            index <= at && styles.reached,
            index === at && receipt !== 'judged' && !isStuck && styles.here,
            isStuck && index === 1 && styles.stuck,
            receipt === 'judged' && index === 3 && (good ? styles.good : styles.bad),
          )}
          aria-current={index === at ? 'step' : undefined}
        >
          {stop}
        </li>
      ))}
    </ol>
  );
}
