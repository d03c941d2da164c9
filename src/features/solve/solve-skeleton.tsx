import { Skeleton, SkeletonLines } from '../../ui/skeleton';
import { messages } from './messages';
import styles from './solve.module.css';
import headerStyles from './solve-header.module.css';

export function SolveSkeleton() {
  return (
    <div className={styles.solve} data-view="statement" aria-busy="true">
      <h1 className="visually-hidden">{messages.page.title}</h1>
      <div className={headerStyles.header}>
        <div className={headerStyles.head}>
          <Skeleton width="14rem" height="1.25rem" />
        </div>
      </div>
      <div className={styles.skeletonBody}>
        <SkeletonLines count={9} />
        <div className={styles.skeletonEditor} />
      </div>
    </div>
  );
}
