import { useLiveQuery } from 'dexie-react-hooks';
import type { ContestReplay } from '../../../../contract/entities/contest/contest-results';
import { accountKey } from '../../../auth/session';
import { readReplay } from '../../../data/copies/contest-results';
import { usePull } from '../../../parts/local-copies/use-pull';
import { useRefresh } from '../../../parts/local-copies/use-refresh';
import { pullReplay } from '../../../sync/pull/pull-replay';

const refreshEveryMs = 10_000;

export interface UseReplay {
  /** The newest one on this device. */
  replay: ContestReplay | null;
  /** Why the last fetch failed. */
  failure: string | null;
  /** The first fetch ended, with or without success. */
  isChecked: boolean;
  again(): void;
}

/** @param live refetches while the page is visible */
export function useReplay(slug: string, live: boolean): UseReplay {
  const replay = useLiveQuery(() => readReplay(slug), [slug]) ?? null;
  const { last, again } = usePull(`${slug}:${accountKey()}`, () => pullReplay(slug));
  useRefresh(again, refreshEveryMs, !live);
  return { replay, failure: last && !last.ok ? last.message : null, isChecked: last !== null, again };
}
