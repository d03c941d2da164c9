import type { ReactNode } from 'react';
import styles from './name-lines.module.css';

/** `strong` or a heading with a name, and a `span` for each line of facts below it. */
export function NameLines({ children }: { children: ReactNode }) {
  return <div className={styles.lines}>{children}</div>;
}
