import { useEffect, useState } from 'react';
import { serverClock } from '../../../sync/server/page-client';

/** In ms. Renders every `everyMs`: use in small components. */
export function useServerNow(everyMs: number): number {
  const [now, setNow] = useState(() => serverClock.now());
  useEffect(() => {
    const update = () => setNow(serverClock.now());
    const timer = setInterval(update, everyMs);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [everyMs]);
  return now;
}
