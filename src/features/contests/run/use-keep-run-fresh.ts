import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { isVirtual } from '../../../../contract/rules/names/virtual-slug';
import { contactRun, startContest } from '../../../sync/contest-run/start-contest';
import { syncStatus } from '../../../sync/network/sync-status';
import { serverClock } from '../../../sync/server/page-client';
import type { ContestRun } from './contest-run-state';

/**
 * Contact interval, plus up to 50 % random delay to spread the load. Contacts help to date waiting work,
 * and bring extra time and blocks.
 */
const askEveryMs = 30_000;
/** Blocked or disqualified participants wait for the organiser, and they are few. */
const askSoonerMs = 8000;

/**
 * Fetches the run once, for corrected statements and new scores; then only short contacts. Skipped for a
 * newly opened current pack: thousands start in the same minute.
 */
export function useKeepRunFresh({ account, contestSlug, run }: ContestRun): void {
  const { network } = useSnapshot(syncStatus);
  const mayAsk = Boolean(run) && network === 'online' && !isVirtual(contestSlug);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  }, [run]);
  useEffect(() => {
    const { isPackCurrent, startedAtMs = 0 } = latest.current ?? {};
    if (!mayAsk || (isPackCurrent && serverClock.now() - startedAtMs <= askEveryMs)) return;
    startContest(account, contestSlug).catch((error) => console.warn('Could not refresh the run', error));
  }, [mayAsk, account, contestSlug]);
  const everyMs = run?.isBlocked || run?.end?.reason === 'malpractice' ? askSoonerMs : askEveryMs;
  useEffect(() => {
    if (!mayAsk) return;
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      timer = setTimeout(
        () => void contactRun(account, contestSlug).then(next),
        everyMs * (1 + Math.random() / 2),
      );
    };
    void contactRun(account, contestSlug);
    next();
    return () => clearTimeout(timer);
  }, [mayAsk, account, contestSlug, everyMs]);
}
