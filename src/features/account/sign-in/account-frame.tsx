import type { ReactNode } from 'react';
import styles from './account-frame.module.css';
import { RouteLine } from './route-line';

interface AccountFrameProps {
  title: string;
  /** The way to the other of the two forms. */
  other: ReactNode;
  children: ReactNode;
}

/** Sign-in and sign-up: one card, one thing to do. */
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
