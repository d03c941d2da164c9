import type { WakeSignal } from '../network/wake-signal';

interface Work {
  /** Ends a sleep; also one that is about to begin. */
  bell: WakeSignal;
  isStopped(): boolean;
  sleepUnless(signal: AbortSignal, ms: number): Promise<void>;
  complaint: string;
}

const afterFaultMs = 1000;

/**
 * Runs rounds until stopped. A round returns its idle time in ms, or `undefined` when all work is
 * done. A failed round is retried: the database may be closing or upgrading in another tab.
 */
export async function keepWorking(
  { bell, isStopped, sleepUnless, complaint }: Work,
  round: () => Promise<number | undefined>,
): Promise<void> {
  while (!isStopped()) {
    const { signal } = bell;
    let restMs: number | undefined;
    try {
      restMs = await round();
    } catch (error) {
      console.error(complaint, error);
      restMs = afterFaultMs;
    }
    if (restMs === undefined) return;
    if (restMs > 0 && !isStopped()) await sleepUnless(signal, restMs);
  }
}
