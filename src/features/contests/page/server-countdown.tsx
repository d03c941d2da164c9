import { useEffect, useState } from 'react';
import { serverClock } from '../../../sync/server/page-client';
import { Countdown } from '../../../ui/time/countdown';

/** Short enough to show every second. */
const lookEveryMs = 250;

/** Whole seconds until `toMs` by the server's clock, rounded up. */
function useSecondsLeft(toMs: number): number {
  const read = () => Math.max(0, Math.ceil((toMs - serverClock.now()) / 1000));
  const [left, setLeft] = useState(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on `toMs` alone
  useEffect(() => {
    setLeft(read());
    const timer = setInterval(() => setLeft(read()), lookEveryMs);
    return () => clearInterval(timer);
  }, [toMs]);
  return left;
}

/** CDET-10, CDET-11. Separate, so that each second renders only this. */
export function ServerCountdown({ label, toMs }: { label: string; toMs: number }) {
  return <Countdown label={label} leftMs={useSecondsLeft(toMs) * 1000} />;
}
