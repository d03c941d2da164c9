import { useEffect } from 'react';

/** A tab may be gone the moment it is hidden. */
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
