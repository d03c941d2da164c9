import type { ReactNode } from 'react';
import type { ContestListRow } from '../../../data/copies/contests';
import { serverClock } from '../../../sync/server/page-client';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton';
import { useNow } from '../../../ui/use-now';
import { ContestCard } from './contest-card';
import styles from './contest-list.module.css';
import { inOrder } from './contest-order';

/** As many as a desk shows without scrolling. */
const placesOnDesk = 6;

interface ContestGridProps {
  /** undefined while they are read. */
  contests: readonly ContestListRow[] | undefined;
  /** Nothing can be said of an empty list before the server has answered. */
  isComing: boolean;
  isOwn?: boolean;
  /** How many there will be, where that is known. */
  count?: number;
  /** In place of a list without contests. */
  empty: ReactNode;
}

/** Contests as cards, in the order of their times. */
export function ContestGrid({
  contests,
  isComing,
  isOwn = false,
  count = placesOnDesk,
  empty,
}: ContestGridProps) {
  useNow();
  if (!contests || (contests.length === 0 && isComing)) {
    return (
      <ul className={styles.grid}>
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of a placeholder have no other identity
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
      {inOrder(contests, serverClock.now()).map((contest) => (
        <ContestCard key={contest.key} contest={contest} isOwn={isOwn} />
      ))}
    </ul>
  );
}
