import styles from './route-line.module.css';

/** Decorative: a crossing between two lights. */
export function RouteLine() {
  return (
    <svg className={styles.line} width="132" height="16" viewBox="0 0 132 16" fill="none" aria-hidden="true">
      <circle cx="6" cy="8" r="4" className={styles.from} />
      <path d={`M16 8${'q4-4 8 0t8 0'.repeat(6)}`} className={styles.wake} />
      <circle cx="124" cy="8" r="5" className={styles.to} />
    </svg>
  );
}
