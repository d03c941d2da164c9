import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { firstListedIds, listProblemIds } from '../../data/copies/problems';
import { afterPageShown } from '../../first-screen/page-shown';
import { pullProblemPage } from '../../sync/pull/pull-problems';
import { type ExploreSearch, toProblemQuery } from './explore-search';
import { type AskerState, createPageAsker, type PageAsker } from './page-asker';

export interface ProblemPages {
  /** All local problems in order; undefined while loading. */
  ids: string[] | undefined;
  more: boolean;
  pull: AskerState;
  askAfter(cursor: string): void;
  again(): void;
}

const firstRows = 25;
const nothingYet: AskerState = { pulling: true, last: null, ended: false };

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
  const asker = useRef<PageAsker>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round, or a network that is there again, means asking anew
  useEffect(() => {
    setPull((before) => ({ ...before, pulling: true }));
    const query = JSON.parse(key);
    const made = createPageAsker(
      (lastSeenId) =>
        afterPageShown(() => pullProblemPage({ ...query, ...(lastSeenId !== undefined && { lastSeenId }) })),
      setPull,
    );
    asker.current = made;
    made.ask();
    return () => made.stop();
  }, [key, offline, round]);
  const askAfter = useCallback((cursor: string) => asker.current?.ask(cursor), []);
  const again = useCallback(() => setRound((before) => before + 1), []);
  const more = !offline && !pull.ended && pull.last?.ok !== false;
  return { ids: allLater ?? first, more, pull, askAfter, again };
}
