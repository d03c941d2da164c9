import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './kept-list.module.css';

export function KeptList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

interface KeptRowProps {
  title: ReactNode;
  line: string;
  isTrouble?: boolean;
  isLive?: boolean;
  /** `fraction`: 0 to 1; null: nothing is loading. */
  progress?: { name: string; fraction: number | null };
  children?: ReactNode;
}

/** Same height with and without buttons, so late buttons shift nothing. */
export function KeptRow({ title, line, isTrouble, isLive, progress, children }: KeptRowProps) {
  const { name, fraction = null } = progress ?? {};
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <strong>{title}</strong>
        <span role={isLive ? 'status' : undefined} className={classNames(isTrouble && styles.trouble)}>
          {line}
        </span>
        {fraction !== null && <progress aria-label={`Progress of ${name}`} value={fraction} max={1} />}
      </div>
      {children && <div className={styles.ways}>{children}</div>}
    </li>
  );
}
