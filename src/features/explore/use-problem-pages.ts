import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { firstListedIds, listProblemIds } from '../../data/copies/problems';
import { afterPageShown } from '../../first-screen/page-shown';
import { pullProblemPage } from '../../sync/pull/pull-problems';
import { type ExploreSearch, toProblemQuery } from './explore-search';
import { createPageLoader, type LoaderState, type PageLoader } from './page-loader';

export interface ProblemPages {
  /** All local problems in order; undefined while loading. */
  ids: string[] | undefined;
  more: boolean;
  pull: LoaderState;
  loadAfter(cursor: string): void;
  again(): void;
}

const firstRows = 25;
const nothingYet: LoaderState = { pulling: true, last: null, ended: false };

/**
 * EXP-3, EXP-9, EXP-11. Shows local problems at once; refreshes visible pages and fetches the one after the
 * last.
 */
export function useProblemPages(search: ExploreSearch, offline: boolean): ProblemPages {
  const key = JSON.stringify(toProblemQuery(search));
  const first = useLiveQuery(() => firstListedIds(JSON.parse(key), firstRows), [key]);
  const all = useLiveQuery(() => listProblemIds(JSON.parse(key)), [key]);
  // Deferred: rows below the window are not urgent.
  const allLater = useDeferredValue(all);
  const [round, setRound] = useState(0);
  const [pull, setPull] = useState(nothingYet);
  const loader = useRef<PageLoader>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round or a returning network loads again
  useEffect(() => {
    setPull((before) => ({ ...before, pulling: true }));
    const query = JSON.parse(key);
    const made = createPageLoader(
      (lastSeenId) =>
        afterPageShown(() => pullProblemPage({ ...query, ...(lastSeenId !== undefined && { lastSeenId }) })),
      setPull,
    );
    loader.current = made;
    made.load();
    return () => made.stop();
  }, [key, offline, round]);
  const loadAfter = useCallback((cursor: string) => loader.current?.load(cursor), []);
  const again = useCallback(() => setRound((before) => before + 1), []);
  const more = !offline && !pull.ended && pull.last?.ok !== false;
  return { ids: allLater ?? first, more, pull, loadAfter, again };
}
