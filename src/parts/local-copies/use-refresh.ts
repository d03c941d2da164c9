import { useEffect } from 'react';

/** Calls `again` at intervals while the page is visible and online. */
export function useRefresh(again: () => void, everyMs: number, isOff: boolean): void {
  useEffect(() => {
    if (isOff) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && again(), everyMs);
    return () => clearInterval(timer);
  }, [again, everyMs, isOff]);
}
