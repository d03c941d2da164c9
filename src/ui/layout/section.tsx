import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** Beside the heading, such as an age or a link. */
  aside?: ReactNode;
  /** Contains only links to other pages. */
  navigation?: boolean;
  children: ReactNode;
}

export function Section({ title, aside, navigation, children }: SectionProps) {
  const id = useId();
  const Tag = navigation ? 'nav' : 'section';
  return (
    <Tag className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </Tag>
  );
}
