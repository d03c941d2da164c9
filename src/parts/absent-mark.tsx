import { CloudOff } from 'lucide-react';
import styles from './absent-mark.module.css';

export function AbsentMark() {
  return (
    <span className={styles.mark} data-tip="Not on this device">
      <CloudOff size={16} aria-hidden />
      <span className="visually-hidden">, not on this device</span>
    </span>
  );
}
