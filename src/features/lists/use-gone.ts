import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { syncStatus } from '../../sync/network/sync-status';
import { pullProblem } from '../../sync/pull/pull-problems';

/** A list of an account that has no copies yet gets them with the list of problems. */
const askedMax = 10;

/**
 * Asks the server about problems that this device does not know. One that exists is stored, so it appears;
 * returns those that do not.
 */
export function useGone(unknown: readonly string[] | undefined): ReadonlySet<string> {
  const { network } = useSnapshot(syncStatus);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const key = unknown?.slice(0, askedMax).join('\n') ?? '';
  const isOffline = network === 'offline';
  useEffect(() => {
    if (key === '' || isOffline) return;
    let current = true;
    const ask = async () => {
      for (const id of key.split('\n')) {
        const answer = await pullProblem(id);
        if (!current) return;
        if (!answer.ok && answer.reason === 'notFound') setGone((former) => new Set([...former, id]));
      }
    };
    void ask();
    return () => {
      current = false;
    };
  }, [key, isOffline]);
  return gone;
}
