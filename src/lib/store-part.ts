/**
 * Asks the service worker to store a part of the app that only some people use (sw/optional-parts.ts), so that it
 * works offline before a page has loaded it. On a first visit the worker may come later.
 */
export async function storePart(part: 'vim'): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'STORE_PART', part });
}
