import { Link } from '@tanstack/react-router';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { LeaderboardEntry } from '../../../contract/entities/contest';
import type { LeaderboardPageRow, LeaderboardRow } from '../../data/leaderboards';
import { Skeleton } from '../../ui/skeleton';
import styles from './leaderboard.module.css';
import { contestTimeText, scoreText } from './leaderboard-words';

/** Of one row; what is higher is measured. */
const rowPixels = 45;
const overscan = 12;

export interface TableHandle {
  /** Brings a row into view; from 0. */
  scrollTo(index: number): void;
}

interface LeaderboardTableProps {
  ref: Ref<TableHandle>;
  head: LeaderboardRow;
  pages: ReadonlyMap<number, LeaderboardPageRow>;
  offline: boolean;
  /** Of whoever is here. */
  username: string | null;
  /** Which pages are in sight. */
  onSight(pages: readonly number[]): void;
}

/** LEAD-2: rank, username and score of each entry; only what is near the window is in the page. */
export function LeaderboardTable(props: LeaderboardTableProps) {
  const { ref, head, pages, offline, username, onSight } = props;
  const { total, perPage } = head;
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  // What stands above may grow or shrink at any time; scrolling renders, so it is looked at often enough.
  useLayoutEffect(() => {
    const top = body.current ? body.current.getBoundingClientRect().top + window.scrollY : 0;
    if (Math.abs(top - scrollMargin) > 1) setScrollMargin(top);
  });
  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => rowPixels,
    overscan,
    scrollMargin,
  });
  useImperativeHandle(ref, () => ({
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'center' }),
  }));
  const items = virtualizer.getVirtualItems();
  const inSight = [...new Set(items.map(({ index }) => Math.floor(index / perPage)))].join();
  useEffect(() => {
    onSight(inSight === '' ? [] : inSight.split(',').map(Number));
  }, [inSight, onSight]);
  const before = (items[0]?.start ?? scrollMargin) - scrollMargin;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin);
  return (
    <table className={styles.table} aria-rowcount={total + 1}>
      <thead>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col">Username</th>
          <th scope="col" className={styles.number}>
            Score
          </th>
          <th scope="col" className={styles.wide}>
            Solved
          </th>
          <th scope="col" className={styles.wide}>
            Time
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        <Room pixels={before} />
        {items.map(({ index, key }) => (
          <Row
            key={key}
            ref={virtualizer.measureElement}
            index={index}
            entry={pages.get(Math.floor(index / perPage))?.entries[index % perPage]}
            isComing={!offline}
            username={username}
          />
        ))}
        <Room pixels={after} />
      </tbody>
    </table>
  );
}

/** What the rows that are not there would take. */
function Room({ pixels }: { pixels: number }) {
  if (pixels <= 0) return null;
  return (
    <tr>
      <td className={styles.room} colSpan={5} style={{ height: pixels }} aria-label="Further rows" />
    </tr>
  );
}

interface RowProps {
  ref: Ref<HTMLTableRowElement>;
  /** From 0. */
  index: number;
  /** undefined: this page is not on the device. */
  entry: LeaderboardEntry | undefined;
  isComing: boolean;
  username: string | null;
}

function Row({ ref, index, entry, isComing, username }: RowProps) {
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      aria-current={entry && entry.username === username ? true : undefined}
    >
      <td className={styles.rank}>{index + 1}</td>
      {entry ? (
        <Cells entry={entry} />
      ) : (
        <td colSpan={4} className={styles.missing}>
          {isComing ? <Skeleton width="9rem" /> : 'Not on this device'}
        </td>
      )}
    </tr>
  );
}

function Cells({ entry }: { entry: LeaderboardEntry }) {
  const { username, displayName, totalScore, solved, lastImprovementMs } = entry;
  return (
    <>
      <th scope="row" className={styles.who}>
        <Link to="/profile/$username" params={{ username }}>
          {username}
        </Link>
        {displayName !== username && <span className={styles.name}>{displayName}</span>}
      </th>
      <td className={styles.number}>{scoreText(totalScore)}</td>
      <td className={styles.wide}>{solved}</td>
      <td className={styles.wide}>{totalScore > 0 ? contestTimeText(lastImprovementMs) : ''}</td>
    </>
  );
}
