/**
 * A browser remembers a part of the app that it could not load for as long as the page lives. Where the service worker has not come yet, a
 * network that goes during the first seconds would leave a page that never sends: it is loaded anew once the server answers again.
 */

const lookEveryMs = 2000;
/** A part that is missing for another reason is not asked for over and over. */
const againAfterMs = 60_000;

/** Call it once, before anything is loaded later. Every first visit carries this file: it is kept small. */
export function watchLostParts(): void {
  let hasTyped = false;
  // The editor keeps its text when the page is left; whoever typed into anything else is asked, and not taken away.
  document.addEventListener('input', ({ target }) => {
    hasTyped ||= !(target as Element).closest('.cm-content');
  });
  const mend = async () => {
    // It asks again by itself, and has all parts soon.
    if (navigator.serviceWorker?.controller) return;
    // A small file that only the product has: a portal answers with a page.
    const isReached = await fetch('/favicon.svg', {
      cache: 'no-store',
      signal: AbortSignal.timeout(lookEveryMs * 2),
    }).then(
      ({ headers }) => headers.get('Content-Type')?.includes('svg'),
      () => false,
    );
    if (!isReached) setTimeout(mend, lookEveryMs);
    else if (!hasTyped && Date.now() - (sessionStorage.lostAt ?? 0) >= againAfterMs) {
      sessionStorage.lostAt = Date.now();
      location.reload();
    }
  };
  addEventListener('vite:preloadError', mend, { once: true });
}
