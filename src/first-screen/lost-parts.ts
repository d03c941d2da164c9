/**
 * A browser remembers a failed import until the page is closed. If the network fails before the service
 * worker is ready, the page must reload once the server answers again.
 */

const retryMs = 2000;
/** Prevents a reload loop when a part is missing for another reason. */
const reloadPauseMs = 60_000;

/** Call once, before any lazy import. Part of every first visit, so keep it small. */
export function watchLostParts(): void {
  let hasTyped = false;
  // The editor saves its text when the page is left. After other input the browser asks instead of a forced
  // reload.
  document.addEventListener('input', ({ target }) => {
    hasTyped ||= !(target as Element).closest('.cm-content');
  });
  const reloadWhenReachable = async () => {
    if (navigator.serviceWorker?.controller) return;
    // A small file of our own: a captive portal answers with a page instead.
    const isReached = await fetch('/favicon.svg', {
      cache: 'no-store',
      signal: AbortSignal.timeout(retryMs * 2),
    }).then(
      ({ headers }) => headers.get('Content-Type')?.includes('svg'),
      () => false,
    );
    if (!isReached) setTimeout(reloadWhenReachable, retryMs);
    else if (!hasTyped && Date.now() - (sessionStorage.lostAt ?? 0) >= reloadPauseMs) {
      sessionStorage.lostAt = Date.now();
      location.reload();
    }
  };
  addEventListener('vite:preloadError', reloadWhenReachable, { once: true });
}
