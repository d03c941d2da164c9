import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { isVirtual } from '../../../../contract/rules/virtual-slug';
import { contactRun, startContest } from '../../../sync/contest-run/start-contest';
import { syncStatus } from '../../../sync/network/sync-status';
import { serverClock } from '../../../sync/server/page-client';
import type { ContestRun } from './contest-run-state';

/**
 * How often the server is contacted, at most half as much later: not all devices at once. What waits on the device can be dated by these
 * contacts, and extra time, blocking and undone eliminations are heard of.
 */
const askEveryMs = 30_000;
/** Who is blocked or eliminated waits for the organiser's word, and they are few. */
const askSoonerMs = 8000;

/**
 * Whenever the page has found its run and a network: everything anew, for statements that were corrected and for what was scored. Then
 * every half minute only a contact. Whoever has just opened the newest pack has everything: thousands start in the same minute.
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
    startContest(account, contestSlug).catch((error) => console.warn('The run was not refreshed', error));
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
