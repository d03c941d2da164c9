import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { messages } from '../messages';
import styles from './item-list.module.css';

export function ItemList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

interface ItemRowProps {
  title: ReactNode;
  line: string;
  isTrouble?: boolean;
  isLive?: boolean;
  /** `fraction`: 0 to 1; null: nothing is loading. */
  progress?: { name: string; fraction: number | null };
  children?: ReactNode;
}

/** Same height with and without buttons, so late buttons shift nothing. */
export function ItemRow({ title, line, isTrouble, isLive, progress, children }: ItemRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <strong>{title}</strong>
        <span role={isLive ? 'status' : undefined} className={classNames(isTrouble && styles.trouble)}>
          {line}
        </span>
        {progress && progress.fraction !== null && (
          <progress aria-label={messages.progressOf(progress.name)} value={progress.fraction} max={1} />
        )}
      </div>
      {children && <div className={styles.ways}>{children}</div>}
    </li>
  );
}
