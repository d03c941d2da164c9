import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './page.module.css';

interface PageProps {
  title: string;
  above?: ReactNode;
  intro?: ReactNode;
  actions?: ReactNode;
  /** One column of reading width. */
  narrow?: boolean;
  children?: ReactNode;
}

export function Page({ title, above, intro, actions, narrow, children }: PageProps) {
  return (
    <div className={classNames(styles.page, narrow && styles.narrow)}>
      <header className={styles.header}>
        <div className={styles.headline}>
          {above && <div className={styles.above}>{above}</div>}
          <h1>{title}</h1>
          {intro && <div className={styles.intro}>{intro}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
