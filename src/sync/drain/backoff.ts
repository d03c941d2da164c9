/** A person who waits sees the server's return within `cap`; after `tries` (some minutes) an entry that always fails is tried seldom. */
export const backoffMs = { base: 1000, cap: 10_000, tries: 60, longCap: 300_000 } as const;

/**
 * How long to wait after the given number of failed tries, in ms: anything up to a bound that doubles each time ('full jitter'), so that
 * many devices coming back at once do not knock together. A longer wait asked for by the server wins.
 */
export function backoff(attempts: number, random: number, askedMs = 0): number {
  const capMs = attempts < backoffMs.tries ? backoffMs.cap : backoffMs.longCap;
  const boundMs = Math.min(capMs, backoffMs.base * 2 ** Math.min(attempts, 20));
  return Math.max(askedMs, Math.floor(random * boundMs));
}
