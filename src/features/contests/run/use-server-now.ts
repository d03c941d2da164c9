import { useEffect, useState } from 'react';
import { serverClock } from '../../../sync/server/page-client';

/** The server's time in ms, updated every `everyMs`. Renders each time: use in small components. */
export function useServerNow(everyMs: number): number {
  const [now, setNow] = useState(() => serverClock.now());
  useEffect(() => {
    const look = () => setNow(serverClock.now());
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [everyMs]);
  return now;
}
