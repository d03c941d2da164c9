import { CloudOff } from 'lucide-react';
import { messages } from '../messages';
import styles from './absent-mark.module.css';

export function AbsentMark() {
  return (
    <span className={styles.mark} data-tip={messages.absent}>
      <CloudOff size={16} aria-hidden />
      <span className="visually-hidden">{messages.absentSuffix}</span>
    </span>
  );
}
