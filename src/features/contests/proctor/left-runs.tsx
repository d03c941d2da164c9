import { useEffect } from 'react';

const lookEveryMs = 5000;

const hasNotes = () => Object.keys(localStorage).some((key) => key.startsWith('codeferry-run-left/'));

/** Ends proctored runs whose page was closed. Loads its code only if there are any. */
export function LeftRuns() {
  useEffect(() => {
    const look = async () => {
      if (!hasNotes()) return;
      const { settleLeftRuns } = await import('./settle-left-runs');
      await settleLeftRuns();
    };
    const tryLook = () =>
      void look().catch((error) => console.warn('A run that was left could not be settled', error));
    tryLook();
    const timer = setInterval(tryLook, lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  return null;
}
