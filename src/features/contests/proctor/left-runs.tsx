import { useEffect } from 'react';

const checkEveryMs = 5000;

const hasNotes = () => Object.keys(localStorage).some((key) => key.startsWith('codeferry-run-left/'));

/** Ends proctored runs whose page was closed. Loads its code only if there are any. */
export function LeftRuns() {
  useEffect(() => {
    const check = async () => {
      if (!hasNotes()) return;
      const { settleLeftRuns } = await import('./settle-left-runs');
      await settleLeftRuns();
    };
    const tryCheck = () =>
      void check().catch((error) => console.warn('Could not end a run whose page was closed', error));
    tryCheck();
    const timer = setInterval(tryCheck, checkEveryMs);
    return () => clearInterval(timer);
  }, []);
  return null;
}
