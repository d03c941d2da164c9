import type { Bell } from '../network/bell';

interface Work {
  /** Ends a rest, also one that is about to begin. */
  bell: Bell;
  isStopped(): boolean;
  sleepUnless(signal: AbortSignal, ms: number): Promise<void>;
  /** For the console, when a round breaks. */
  complaint: string;
}

const afterFaultMs = 1000;

/**
 * Does one round after the other until it is stopped. A round says for how long there is nothing to do, and `undefined` when the work is
 * over. A round that breaks must not be the last: the database may be closing, or be upgraded by another tab.
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
