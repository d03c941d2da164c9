import { useEffect } from 'react';

/** A mobile browser may close a hidden tab at any time. */
export function useSaveOnLeave(leave: () => void): void {
  useEffect(() => {
    const onVisibility = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [leave]);
}
