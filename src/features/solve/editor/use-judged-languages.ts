import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { LanguageStatus } from '../../../../contract/entities/status';
import { readLanguages } from '../../../data/db/server-facts';
import { pageShown } from '../../../first-screen/page-shown';
import { whenIdle } from '../../../lib/when-idle';
import { syncStatus } from '../../../sync/network/sync-status';
import { pullStatus } from '../../../sync/pull/pull-status';

/** The problem loads first; the languages are usually known from the last visit. */
const patienceMs = 3000;
const askAgainMs = 60_000;

export function useJudgedLanguages(): readonly LanguageStatus[] {
  const { network } = useSnapshot(syncStatus);
  const isOffline = network === 'offline';
  useEffect(() => {
    if (isOffline) return;
    let isOver = false;
    let cancelIdle = () => {};
    void pageShown().then(() => {
      if (!isOver) cancelIdle = whenIdle(() => void pullStatus(), patienceMs);
    });
    const timer = setInterval(() => void pullStatus(), askAgainMs);
    return () => {
      isOver = true;
      cancelIdle();
      clearInterval(timer);
    };
  }, [isOffline]);
  return useLiveQuery(readLanguages) ?? [];
}
