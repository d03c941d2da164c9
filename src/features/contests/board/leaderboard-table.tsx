import { Link } from '@tanstack/react-router';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { LeaderboardEntry } from '../../../../contract/entities/contest/contest';
import type { LeaderboardPageRow, LeaderboardRow } from '../../../data/copies/leaderboards';
import { formatElapsed } from '../../../lib/format-elapsed';
import { letterOf } from '../../../lib/problems/problem-letter';
import { useFromLink } from '../../../parts/use-from';
import { ScrollArea } from '../../../ui/layout/scroll-area';
import { Skeleton } from '../../../ui/skeleton';
import { FirstHeads } from './first-heads';
import { formatScore } from './format-score';
import styles from './leaderboard.module.css';
import { messages } from './messages';
import { ProblemCell } from './problem-cell';

/** Height of one row; taller rows are measured. */
const rowPixels = 45;
const overscan = 12;

export interface TableHandle {
  /** Zero-based. */
  scrollTo(index: number): void;
}

interface LeaderboardTableProps {
  ref: Ref<TableHandle>;
  head: LeaderboardRow;
  pages: ReadonlyMap<number, LeaderboardPageRow>;
  offline: boolean;
  username: string | null;
  onPagesVisible(pages: readonly number[]): void;
}

/** LEAD-2. Renders only rows near the window. Problem columns scroll sideways. */
export function LeaderboardTable(props: LeaderboardTableProps) {
  const { ref, head, pages, offline, username, onPagesVisible } = props;
  const { total, perPage } = head;
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  // Content above may change its height; every scroll renders, so this stays current.
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
  const visiblePages = [...new Set(items.map(({ index }) => Math.floor(index / perPage)))].join();
  useEffect(() => {
    onPagesVisible(visiblePages === '' ? [] : visiblePages.split(',').map(Number));
  }, [visiblePages, onPagesVisible]);
  const before = (items[0]?.start ?? scrollMargin) - scrollMargin;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin);
  const { problems = [] } = head;
  const isIcpc = head.scoring === 'icpc';
  const columns = fixedColumns + problems.length;
  return (
    <ScrollArea label={messages.table} className={styles.scroll}>
      <table
        className={styles.table}
        aria-rowcount={total + 1}
        style={{ '--problems': problems.length } as CSSProperties}
      >
        <Head problems={problems} isIcpc={isIcpc} />
        <tbody ref={body}>
          <SpacerRow pixels={before} columns={columns} />
          {items.map(({ index, key }) => (
            <Row
              key={key}
              ref={virtualizer.measureElement}
              index={index}
              entry={pages.get(Math.floor(index / perPage))?.entries[index % perPage]}
              problems={problems}
              isIcpc={isIcpc}
              isLoading={!offline}
              username={username}
            />
          ))}
          <SpacerRow pixels={after} columns={columns} />
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** Rank, username, score, solved, time. */
const fixedColumns = 5;

type BoardProblems = NonNullable<LeaderboardRow['problems']>;

function Head({ problems, isIcpc }: { problems: BoardProblems; isIcpc: boolean }) {
  return (
    <thead>
      <tr>
        <FirstHeads isIcpc={isIcpc} />
        <th scope="col" className={styles.wide}>
          {isIcpc ? messages.penalty : messages.solved}
        </th>
        <th scope="col" className={styles.wide}>
          {messages.time}
        </th>
        {problems.map(({ title, points = 100 }, index) => (
          <th
            key={letterOf(index)}
            scope="col"
            className={styles.cell}
            data-tip={
              [title, !isIcpc && points !== 100 && messages.worth(points)].filter(Boolean).join(', ') ||
              undefined
            }
          >
            {letterOf(index)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function SpacerRow({ pixels, columns }: { pixels: number; columns: number }) {
  if (pixels <= 0) return null;
  return (
    <tr>
      <td
        className={styles.spacer}
        colSpan={columns}
        style={{ height: pixels }}
        aria-label={messages.otherRows}
      />
    </tr>
  );
}

interface RowProps {
  ref: Ref<HTMLTableRowElement>;
  /** Zero-based. */
  index: number;
  /** undefined: this page is not on the device. */
  entry: LeaderboardEntry | undefined;
  problems: BoardProblems;
  isIcpc: boolean;
  isLoading: boolean;
  username: string | null;
}

function Row({ ref, index, entry, problems, isIcpc, isLoading, username }: RowProps) {
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      aria-current={entry && entry.username === username ? true : undefined}
    >
      <td className={styles.rank}>{index + 1}</td>
      {entry ? (
        <Cells entry={entry} problems={problems} isIcpc={isIcpc} />
      ) : (
        <td colSpan={fixedColumns - 1 + problems.length} className={styles.missing}>
          {isLoading ? <Skeleton width="9rem" /> : messages.rowNotOnDevice}
        </td>
      )}
    </tr>
  );
}

interface CellsProps {
  entry: LeaderboardEntry;
  problems: BoardProblems;
  isIcpc: boolean;
}

function Cells({ entry, problems, isIcpc }: CellsProps) {
  const { username, displayName, affiliation, country, totalScore, solved, lastImprovementMs, cells } = entry;
  const from = [affiliation, country].filter(Boolean).join(', ');
  const fromLink = useFromLink();
  const penalty = Math.round((entry.penaltyMs ?? 0) / 60_000);
  const time = totalScore > 0 ? formatElapsed(lastImprovementMs) : '';
  return (
    <>
      <th scope="row" className={styles.who}>
        <Link to="/profile/$username" params={{ username }} {...fromLink}>
          {username}
        </Link>
        {displayName !== username && <span className={styles.name}>{displayName}</span>}
        {from && <span className={styles.name}>{from}</span>}
        <span className={styles.small}>
          {[isIcpc ? messages.penaltyMinutes(penalty) : messages.solvedCount(solved), time]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </th>
      <td className={styles.number}>{formatScore(totalScore)}</td>
      <td className={styles.wide}>{isIcpc ? penalty : solved}</td>
      <td className={styles.wide}>{time}</td>
      {problems.map(({ points }, index) => (
        <ProblemCell
          key={letterOf(index)}
          letter={letterOf(index)}
          cell={cells?.[index]}
          points={isIcpc ? undefined : points}
        />
      ))}
    </>
  );
}
