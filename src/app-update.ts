/** Registers the service worker and tells when a new version of the app waits to be used. Nothing is replaced unasked. */
import { Workbox } from 'workbox-window';

/** How often a page that stays open looks for a new version. */
const lookEveryMs = 3_600_000;

function keepLooking(workbox: Workbox): void {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < lookEveryMs) return;
    lookedAt = Date.now();
    void workbox.update().catch((error) => console.info('No look for a new version', error));
  });
}

/**
 * @param onUpdateReady gets a function that changes to the new version and loads the page anew. Save everything before calling it.
 */
export function registerServiceWorker(onUpdateReady: (activate: () => Promise<void>) => void): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // The worker loads a second script: both must be of the same build.
  const workbox = new Workbox('/sw.js', { updateViaCache: 'none' });
  const activate = async () => {
    const controlling = new Promise<void>((resolve) =>
      workbox.addEventListener('controlling', () => resolve()),
    );
    workbox.messageSkipWaiting();
    await controlling;
    location.reload();
  };
  workbox.addEventListener('waiting', () => onUpdateReady(activate));
  workbox
    .register()
    .then(() => keepLooking(workbox))
    .catch((error) => console.warn('The app cannot be kept on this device', error));
}
