/**
 * Runs `work` when idle, at the latest after `timeoutMs`; returns the cancel function. Safari has no idle
 * callbacks and uses a short timer.
 */
export function whenIdle(work: () => void, timeoutMs: number): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(work, { timeout: timeoutMs });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, Math.min(timeoutMs, 300));
  return () => clearTimeout(handle);
}
