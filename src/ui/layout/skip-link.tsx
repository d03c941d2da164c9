import styles from './skip-link.module.css';

interface SkipLinkProps {
  /** The id of the element where the keyboard continues. */
  to: string;
  label: string;
}

/** Shown while it has the focus. */
export function SkipLink({ to, label }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {label}
    </a>
  );
}
