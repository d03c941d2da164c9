import styles from './comments.module.css';
import { messages } from './messages';

interface PendingLineProps {
  /** Absent: the server has it. */
  pending?: 'saved' | 'sent' | 'refused' | 'signInNeeded' | undefined;
  refusal?: string | undefined;
}

/** Below something that was written and that the server does not have yet. */
export function PendingLine({ pending, refusal }: PendingLineProps) {
  if (pending === undefined) return null;
  const { saved, signInNeeded, refused } = messages.pending;
  if (pending === 'refused') return <p className={styles.refused}>{refused(refusal ?? '')}</p>;
  return <p className={styles.quiet}>{pending === 'signInNeeded' ? signInNeeded : saved}</p>;
}
