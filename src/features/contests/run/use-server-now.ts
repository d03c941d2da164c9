import { useEffect, useState } from 'react';
import { serverClock } from '../../../sync/server/page-client';

/** The time by the server's clock in ms, renewed every `everyMs`. Whoever uses it is rendered as often: keep it small. */
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
