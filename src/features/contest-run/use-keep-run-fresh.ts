import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { refreshRun, startContest } from '../../sync/start-contest';
import { syncStatus } from '../../sync/sync-status';

/** How often the server is asked about extra time and undone eliminations, at most half as much later: not all at once. */
const askEveryMs = 60_000;

/**
 * Whenever the page has found its run and a network: everything anew, for statements that were corrected and for what was scored. Then
 * every minute only how it stands.
 */
export function useKeepRunFresh(account: string, contestSlug: string, hasRun: boolean): void {
  const { network } = useSnapshot(syncStatus);
  const mayAsk = hasRun && network === 'online';
  useEffect(() => {
    if (!mayAsk) return;
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      timer = setTimeout(
        () => void refreshRun(account, contestSlug).then(next),
        askEveryMs * (1 + Math.random() / 2),
      );
    };
    startContest(account, contestSlug).catch((error) => console.warn('The run was not refreshed', error));
    next();
    return () => clearTimeout(timer);
  }, [mayAsk, account, contestSlug]);
}
