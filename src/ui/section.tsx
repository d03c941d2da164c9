import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** Beside the heading: how old it is, or where there is more. */
  aside?: ReactNode;
  /** A list of ways to other pages, and nothing else. */
  navigation?: boolean;
  children: ReactNode;
}

/** A part of a page under its own heading. */
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
