import type { ReactNode } from 'react';
import type { ContestListRow } from '../../../data/copies/contests';
import { serverClock } from '../../../sync/server/page-client';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton';
import { useNow } from '../../../ui/time/use-now';
import { ContestCard } from './contest-card';
import styles from './contest-list.module.css';
import { sortContests } from './contest-order';

const placeholderCount = 6;

interface ContestGridProps {
  /** undefined while loading. */
  contests: readonly ContestListRow[] | undefined;
  isLoading: boolean;
  isOwn?: boolean;
  count?: number;
  empty: ReactNode;
}

export function ContestGrid({
  contests,
  isLoading,
  isOwn = false,
  count = placeholderCount,
  empty,
}: ContestGridProps) {
  useNow();
  if (!contests || (contests.length === 0 && isLoading)) {
    return (
      <ul className={styles.grid}>
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholder cards have no other identity
          <li key={place} className={styles.card}>
            <div className={styles.coverPlace}>
              <Skeleton height="100%" />
            </div>
            <div className={styles.body}>
              <SkeletonLines count={3} />
            </div>
          </li>
        ))}
      </ul>
    );
  }
  if (contests.length === 0) return empty;
  return (
    <ul className={styles.grid}>
      {sortContests(contests, serverClock.now()).map((contest) => (
        <ContestCard key={contest.key} contest={contest} isOwn={isOwn} />
      ))}
    </ul>
  );
}
