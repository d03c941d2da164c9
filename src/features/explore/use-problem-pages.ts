import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useRef, useState } from 'react';
import { problemPageSize } from '../../../contract/limits';
import { listProblems, type ProblemRow } from '../../data/problems';
import type { PullResult } from '../../sync/pull-challenges';
import { pullProblemPage } from '../../sync/pull-problems';
import { type Pull, usePull } from '../../ui/use-pull';
import { type ExploreSearch, toProblemQuery } from './explore-search';

export interface ProblemPages {
  rows: ProblemRow[] | undefined;
  /** Whether there is or may be more to show. */
  more: boolean;
  pull: Pull<PullResult>;
  showMore(): void;
  again(): void;
}

/**
 * The list without end (EXP-3, EXP-9, EXP-11): shows one page more each time, from this device at once, while the server is
 * asked for the same page after the row that was last.
 */
export function useProblemPages(search: ExploreSearch, offline: boolean): ProblemPages {
  const query = toProblemQuery(search);
  const [pages, setPages] = useState(1);
  const cursors = useRef<(string | undefined)[]>([undefined]);
  const [ended, setEnded] = useState(false);
  const limit = pages * problemPageSize;
  const listed = useLiveQuery(() => listProblems({ ...query, limit }), [JSON.stringify(query), limit]);
  const { again, ...pull } = usePull(`${pages}:${offline}`, async () => {
    const lastSeenId = cursors.current[pages - 1];
    const result = await pullProblemPage({ ...query, ...(lastSeenId !== undefined && { lastSeenId }) });
    if (result.ok) {
      if (result.lastSeenId) cursors.current[pages] = result.lastSeenId;
      setEnded(result.end === true);
    }
    return result;
  });
  const rows = listed?.rows;
  const showMore = useCallback(() => {
    // Where the server could not say it, the last row shown is where the list stopped.
    cursors.current[pages] ??= rows?.at(-1)?.cursor;
    setPages(pages + 1);
  }, [pages, rows]);
  // A server that did not answer is not asked for page after page.
  const failed = pull.last?.ok === false;
  const more = listed !== undefined && (listed.more || (!offline && !ended && !failed));
  return { rows, more, pull, showMore, again };
}
