import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../auth/session';
import { listProblemIds } from '../../data/copies/problem-order';
import { afterPageShown } from '../../first-screen/page-shown';
import { pullMatching } from '../../sync/pull/pull-matching';
import { type ExploreSearch, toProblemQuery } from './explore-search';
import { createPageLoader, type LoaderState, type PageLoader } from './page-loader';

export interface ProblemPages {
  /** The first local problems in order, with a growing limit; undefined while loading. */
  ids: string[] | undefined;
  /** The device has problems after `ids`. */
  hasMoreHere: boolean;
  more: boolean;
  pull: LoaderState;
  /** When the row at `index` becomes visible. */
  loadAfter(cursor: string, index: number): void;
  again(): void;
}

const firstRows = 25;
const windowRows = 250;

/** The rows that the list showed last. On the way back they are there before the database has answered. */
let remembered: { key: string; ids: string[] } | undefined;

const nothingYet: LoaderState = { pulling: true, last: null, ended: false };

/**
 * EXP-3, EXP-9, EXP-11. Shows local problems at once; refreshes visible pages and fetches the one after the
 * last.
 */
export function useProblemPages(search: ExploreSearch, offline: boolean): ProblemPages {
  useSnapshot(session);
  const key = JSON.stringify({ ...toProblemQuery(search), account: accountKey() });
  const [grown, setGrown] = useState({ key, rows: windowRows });
  const limit = grown.key === key ? grown.rows : windowRows;
  const before = remembered?.key === key ? remembered.ids : undefined;
  const first = useLiveQuery(() => listProblemIds(JSON.parse(key), firstRows), [key], before);
  const listed = useLiveQuery(() => listProblemIds(JSON.parse(key), limit), [key, limit], before);
  // Deferred: rows below the window are not urgent.
  const listedLater = useDeferredValue(listed);
  const [round, setRound] = useState(0);
  const [pull, setPull] = useState(nothingYet);
  const loader = useRef<PageLoader>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round or a returning network loads again
  useEffect(() => {
    setPull((before) => ({ ...before, pulling: true }));
    const query = JSON.parse(key);
    const made = createPageLoader(
      (lastSeenId) => afterPageShown(() => pullMatching(query, lastSeenId)),
      setPull,
    );
    loader.current = made;
    made.load();
    return () => made.stop();
  }, [key, offline, round]);
  const loadAfter = useCallback(
    (cursor: string, index: number) => {
      setGrown((before) => ({
        key,
        rows: Math.max(before.key === key ? before.rows : 0, index + windowRows),
      }));
      loader.current?.load(cursor);
    },
    [key],
  );
  const again = useCallback(() => setRound((before) => before + 1), []);
  const more = !offline && !pull.ended && pull.last?.ok !== false;
  const ids = listedLater ?? first;
  useEffect(() => {
    if (ids) remembered = { key, ids };
  }, [key, ids]);
  return { ids, hasMoreHere: ids?.length === limit, more, pull, loadAfter, again };
}
