import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { problemPageSize } from '../../../contract/limits';
import { accountKey, session } from '../../auth/session';
import { problemRows } from '../../data/copies/problem-order';
import { localProblemIds, type ProblemRow } from '../../data/copies/problems';
import { readPractice, stateOf } from '../../data/work/problem-states';
import { notePageShown } from '../../first-screen/page-shown';
import { Skeleton } from '../../ui/skeleton';
import type { ExploreSearch } from './explore-search';
import { type Found, useReportFound } from './found-problems';
import { messages } from './messages';
import { NoProblems } from './no-problems';
import type { LoaderState } from './page-loader';
import styles from './problem-list.module.css';
import { ProblemListRow } from './problem-list-row';
import { ServerTrouble } from './server-trouble';
import { useListWindow } from './use-list-window';
import { useProblemPages } from './use-problem-pages';

interface ProblemListProps {
  search: ExploreSearch;
  offline: boolean;
  onSearch?(change: Partial<ExploreSearch>): void;
  /** The rows are on the page, or there are none. */
  onRead?(): void;
  onFound?(found: Found): void;
  mark?: ((problemID: string, title: string) => ReactNode) | undefined;
}

const none: string[] = [];
/** As in `useProblemPages`. */
let rememberedRows: ReadonlyMap<string | undefined, ProblemRow | undefined> | undefined;

/** The matching problems; a long list renders only rows near the window. */
export function ProblemList({ search, offline, onSearch, onRead, onFound, mark }: ProblemListProps) {
  const { ids, hasMoreHere, more, pull, loadAfter, again } = useProblemPages(search, offline);
  useSnapshot(session);
  const account = accountKey();
  const practice = useLiveQuery(() => readPractice(account), [account]);
  const list = useRef<HTMLUListElement>(null);
  const { items, before, after, measure, watch } = useListWindow(ids ?? none);
  const shown = items.flatMap(({ index }) => ids?.[index] ?? []);
  const rows = useRows(shown);
  const held = useLiveQuery(() => (offline ? localProblemIds(shown) : undefined), [shown.join(), offline]);

  const isRead = ids?.length === 0 || (rows !== undefined && rows.size > 0);
  useLayoutEffect(() => {
    if (!isRead) return;
    notePageShown();
    onRead?.();
  }, [isRead, onRead]);

  const { isSettled, isWaiting } = readState(ids, pull, more);
  useReportFound(search, isSettled ? ids : undefined, more || hasMoreHere, onFound);
  if (ids?.length === 0 && isSettled) {
    return (
      <>
        <ServerTrouble pull={pull} isSaid={false} onAgain={again} />
        <NoProblems search={search} offline={offline} onSearch={onSearch} onAgain={again} />
      </>
    );
  }
  const count = ids?.length ?? 0;
  return (
    <>
      <ServerTrouble pull={pull} isSaid={offline && count > 0} onAgain={again} />
      {watch && <watch.Watch list={list} ids={ids ?? none} onWindow={watch.onWindow} />}
      <ul
        ref={list}
        id="problem-list"
        className={styles.list}
        aria-busy={pull.pulling}
        style={{ paddingTop: before, paddingBottom: after }}
      >
        {items.map(({ index, key }) => (
          <ProblemListRow
            key={key}
            ref={measure}
            index={index}
            count={count}
            row={rows?.get(ids?.[index])}
            state={practice && stateOf(ids?.[index] ?? '', practice)}
            mark={mark}
            absent={held?.has(ids?.[index] ?? '') === false}
            // EXP-10: the last row but one requests the next page when it becomes visible.
            loadsMore={index % problemPageSize === problemPageSize - 2 || index === Math.max(0, count - 2)}
            onLoadMore={() =>
              void cursorAfter(ids ?? none, index).then((cursor) => cursor && loadAfter(cursor, index))
            }
          />
        ))}
        {/* The key: placeholders that rows replace must not move below them, which would count as a shift. */}
        {isWaiting && <SkeletonRows key={count ? 'next' : 'first'} count={count ? 2 : problemPageSize} />}
      </ul>
      {!more && !hasMoreHere && count > 0 && (
        <p className={styles.end}>{pull.last?.ok ? messages.endOfList : messages.endOnDevice}</p>
      )}
    </>
  );
}

function readState(ids: readonly string[] | undefined, { pulling, last }: LoaderState, more: boolean) {
  // The database read follows the write: without this, the list would look empty in between.
  const isComing = ids?.length === 0 && last?.ok === true && last.changed && (last.ids?.length ?? 0) > 0;
  return {
    isSettled: !pulling && !isComing,
    /** Rows are to come. */
    isWaiting: ids === undefined || (pulling && more) || isComing,
  };
}

function useRows(shown: readonly string[]): typeof rememberedRows {
  const rows = useLiveQuery(
    async () => new Map((await problemRows(shown)).map((row) => [row?.id, row])),
    [shown.join()],
    rememberedRows,
  );
  useEffect(() => {
    if (rows) rememberedRows = rows;
  }, [rows]);
  return rows;
}

/** The next page begins after the row below the one that asks. */
async function cursorAfter(ids: readonly string[], index: number): Promise<string | undefined> {
  const last = ids[Math.min(index + 1, ids.length - 1)];
  const [row] = last === undefined ? [] : await problemRows([last]);
  return row?.cursor;
}

function SkeletonRows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows have no other identity
    <li key={place} className={styles.row} aria-hidden="true">
      <Skeleton width={`${40 - ((place * 7) % 18)}%`} height="1.1rem" />
    </li>
  ));
}
