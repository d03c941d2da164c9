/**
 * Does `work` once the page has nothing better to do, at the latest after `timeoutMs`. Answers how to call it off.
 * Safari has no idle callbacks; there a short pause has to do.
 */
export function whenIdle(work: () => void, timeoutMs: number): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(work, { timeout: timeoutMs });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, Math.min(timeoutMs, 300));
  return () => clearTimeout(handle);
}
