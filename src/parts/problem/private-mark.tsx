import { Lock } from 'lucide-react';
import { messages } from '../messages';
import styles from './private-mark.module.css';

/** The one mark of problems that are not public. */
export function PrivateMark() {
  return (
    <span className={styles.mark} data-tip={messages.privateHint}>
      <Lock size={12} aria-hidden />
      {messages.private}
      <span className="visually-hidden">. {messages.privateHint}.</span>
    </span>
  );
}
