import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './notice.module.css';

interface NoticeProps {
  tone?: 'plain' | 'safe' | 'accent' | 'alert';
  title?: string;
  icon?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** `alert` is read out at once. */
export function Notice({ tone = 'plain', title, icon, actions, children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={tone === 'alert' ? 'alert' : undefined}>
      {icon}
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}

interface EmptyStateProps extends Omit<NoticeProps, 'tone'> {
  /** The page's only content, so its title is the h1. */
  isPage?: boolean;
}

export function EmptyState({ title, icon, actions, children, isPage }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={styles.empty}>
      {icon}
      {title && <Title className={styles.title}>{title}</Title>}
      {children && <div className={styles.emptyText}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
