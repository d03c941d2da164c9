/**
 * Asks the service worker to store a part of the app that only some people use (sw/optional-parts.ts), so that it
 * works offline before a page has loaded it. On a first visit the worker may come later.
 */
export const storePart = async (part: 'vim'): Promise<void> =>
  (await navigator.serviceWorker?.ready)?.active?.postMessage({ storePart: part });
