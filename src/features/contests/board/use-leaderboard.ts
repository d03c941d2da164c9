import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type LeaderboardPageRow,
  type LeaderboardRow,
  readLeaderboard,
  readLeaderboardPages,
} from '../../../data/copies/leaderboards';
import { type PullResult, pullLeaderboard } from '../../../sync/pull/pull-leaderboard';

const refreshEveryMs = 10_000;

export interface UseLeaderboard {
  /** undefined while loading, null if not on this device. */
  head: LeaderboardRow | null | undefined;
  pages: ReadonlyMap<number, LeaderboardPageRow>;
  pulling: boolean;
  last: PullResult | null;
  show(pages: readonly number[]): void;
  again(): void;
}

const noPages: ReadonlyMap<number, LeaderboardPageRow> = new Map();

export function useLeaderboard(slug: string, offline: boolean): UseLeaderboard {
  const head = useLiveQuery(async () => (await readLeaderboard(slug)) ?? null, [slug]);
  const pages = useLiveQuery(() => readLeaderboardPages(slug), [slug]) ?? noPages;
  const [pull, setPull] = useState<{ pulling: boolean; last: PullResult | null }>({
    pulling: true,
    last: null,
  });
  const visiblePages = useRef<readonly number[]>([0]);
  const isBusy = useRef(false);

  const refresh = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPull(({ last }) => ({ pulling: true, last }));
    let last: PullResult | null = null;
    const fetched = new Set<number>();
    // Also fetches pages that become visible in the meantime.
    for (;;) {
      const next = visiblePages.current.find((page) => !fetched.has(page));
      if (next === undefined) break;
      fetched.add(next);
      last = await pullLeaderboard(slug, next);
      if (!last.ok) break;
    }
    isBusy.current = false;
    setPull({ pulling: false, last });
  }, [slug]);

  useEffect(() => {
    void refresh();
    if (offline) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void refresh(), refreshEveryMs);
    return () => clearInterval(timer);
  }, [refresh, offline]);

  const known = useRef(pages);
  known.current = pages;
  const show = useCallback(
    (shown: readonly number[]) => {
      visiblePages.current = shown.length > 0 ? shown : [0];
      if (!offline && shown.some((page) => !known.current.has(page))) void refresh();
    },
    [refresh, offline],
  );
  return { head, pages, ...pull, show, again: () => void refresh() };
}
