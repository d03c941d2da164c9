import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './kept-list.module.css';

/** Things that are kept on this device, a row each. */
export function KeptList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

interface KeptRowProps {
  /** What it is: a link to where it is used, or its name alone. */
  title: ReactNode;
  /** How it stands. */
  line: string;
  isTrouble?: boolean;
  /** Read out when it changes. */
  isLive?: boolean;
  /** How much of it is here, from 0 to 1, and of what; null: nothing is on its way. */
  progress?: { name: string; fraction: number | null };
  /** What can be done about it. */
  children?: ReactNode;
}

/** One of them. As high with its buttons as without: what comes late moves nothing. */
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
