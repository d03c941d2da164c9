import type { ReactNode } from 'react';
import styles from './account-frame.module.css';
import { RouteLine } from './route-line';

interface AccountFrameProps {
  title: string;
  other: ReactNode;
  children: ReactNode;
}

export function AccountFrame({ title, other, children }: AccountFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <RouteLine />
        <h1>{title}</h1>
        <p>{other}</p>
      </header>
      {children}
    </div>
  );
}
