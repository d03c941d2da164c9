import styles from './page.module.css';
import { SkeletonLines } from './skeleton';

/** While a page loads that has no shape of its own yet. */
export function PageSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <SkeletonLines count={4} />
    </div>
  );
}
