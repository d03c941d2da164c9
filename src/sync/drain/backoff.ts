/**
 * A waiting user sees the server return within `cap`; after `tries` (a few minutes) retries become
 * rare.
 */
export const backoffMs = { base: 1000, cap: 10_000, tries: 60, longCap: 300_000 } as const;

/**
 * Delay in ms after `attempts` failures: exponential backoff with full jitter, so that devices do
 * not return in step. A longer delay from the server wins.
 */
export function backoff(attempts: number, random: number, askedMs = 0): number {
  const capMs = attempts < backoffMs.tries ? backoffMs.cap : backoffMs.longCap;
  const boundMs = Math.min(capMs, backoffMs.base * 2 ** Math.min(attempts, 20));
  return Math.max(askedMs, Math.floor(random * boundMs));
}
