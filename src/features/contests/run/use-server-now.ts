import { useEffect, useState } from 'react';
import { serverClock } from '../../../sync/server/page-client';

/** In ms. Renders every `everyMs`: use in small components. */
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
