import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { syncStatus } from '../../sync/sync-status';
import { fetchJoinedDate, knownJoinedDate } from './joined-date';

/** When the person joined, ISO 8601; null until known. */
export function useJoinedDate({ uid, email }: { uid: string; email: string }): string | null {
  const [joined, setJoined] = useState(() => knownJoinedDate(uid));
  const isOffline = useSnapshot(syncStatus).network === 'offline';
  useEffect(() => {
    if (joined !== null || isOffline) return;
    let shown = true;
    void fetchJoinedDate({ uid, email }).then((answer) => shown && answer && setJoined(answer));
    return () => {
      shown = false;
    };
  }, [uid, email, joined, isOffline]);
  return joined;
}
