/**
 * A browser remembers a failed import until the page is closed. If the network fails before the service
 * worker is ready, the page must reload once the server answers again.
 */

const retryMs = 2000;
/** From one reload of a tab to the next one. It doubles, in case a part is missing for another reason. */
const pauseMs = { first: 60_000, longest: 480_000 };

/** What a reload restores: `data-kept` fields and the editor save their text when the page is left. */
const restored = '.cm-content, [data-early], [data-kept]';

/** Call once, before any lazy import. Part of every first visit, so keep it small. */
export function watchLostParts(): void {
  const fields = new Set<HTMLInputElement>();
  document.addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement;
    if (!field.closest(restored)) fields.add(field);
  });
  const wouldLoseText = () => [...fields].some(({ isConnected, value }) => isConnected && value);
  const isReached = () =>
    // A small file of our own: a captive portal answers with a page instead.
    fetch('/favicon.svg', { cache: 'no-store', signal: AbortSignal.timeout(retryMs * 2) }).then(
      ({ headers }) => headers.get('Content-Type')?.includes('svg'),
      () => false,
    );
  // In the session storage, because a reload must not forget it.
  const isPaused = () => Date.now() < Number(sessionStorage.reloadsFrom ?? 0);
  const reload = () => {
    const ms = Number(sessionStorage.reloadPause ?? pauseMs.first);
    sessionStorage.reloadsFrom = Date.now() + ms;
    sessionStorage.reloadPause = Math.min(ms * 2, pauseMs.longest);
    location.reload();
  };
  const reloadWhenReachable = async () => {
    // A reload also ends full screen, which counts against a participant of a proctored contest.
    if (isPaused() || wouldLoseText() || document.fullscreenElement || !(await isReached()))
      setTimeout(reloadWhenReachable, retryMs);
    else reload();
  };
  addEventListener(
    'vite:preloadError',
    () => {
      if (!navigator.serviceWorker?.controller) void reloadWhenReachable();
    },
    { once: true },
  );
}
