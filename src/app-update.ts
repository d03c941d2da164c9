/** Registers the service worker and tells what happens to this page's version of the app. Nothing is replaced unasked. */
import { Workbox } from 'workbox-window';
import type { VersionNews } from './features/shell/offer-update';

/** How often a page that stays open looks for a new version. */
const lookEveryMs = 3_600_000;

/** Calls `onReplaced` when another worker takes this page over; the first one, on a first visit, replaces nothing. */
export function watchReplacement(
  container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>,
  onReplaced: () => void,
): void {
  let isControlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (isControlled) onReplaced();
    isControlled = true;
  });
}

function keepLooking(workbox: Workbox): void {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < lookEveryMs) return;
    lookedAt = Date.now();
    void workbox.update().catch((error) => console.info('No look for a new version', error));
  });
}

export function registerServiceWorker(onNews: (news: VersionNews) => void): void {
  window.addEventListener('vite:preloadError', () => onNews({ type: 'incomplete' }));
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  watchReplacement(navigator.serviceWorker, () => onNews({ type: 'replaced' }));
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
  workbox.addEventListener('waiting', () => onNews({ type: 'waiting', activate }));
  workbox
    .register()
    .then(() => keepLooking(workbox))
    .catch((error) => console.warn('The app cannot be kept on this device', error));
}
