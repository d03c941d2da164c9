/** Registers the service worker and tells what happens to this page's version of the app. Nothing is replaced unasked. */
import { Workbox } from 'workbox-window';
import type { VersionNews } from './features/shell/offer-update';
import { noteSettled } from './lib/settled';

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

/**
 * Resolves when a worker has the app on the device and answers for this page: from then on its files cost no network. Says whether
 * that is new.
 */
async function whenServed(container: ServiceWorkerContainer): Promise<boolean> {
  const wasServed = container.controller !== null;
  await container.ready;
  if (container.controller) return !wasServed;
  await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
  return true;
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
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) {
    noteSettled();
    return;
  }
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
    .then((registration) => {
      // A browser that blocks workers may answer with none.
      if (registration) keepLooking(workbox);
      // A browser that blocks workers may answer with none: nothing to wait for then.
      if (!registration) noteSettled();
      else
        void whenServed(navigator.serviceWorker).then((isNew) => {
          noteSettled();
          if (isNew) onNews({ type: 'ready' });
        });
    })
    .catch((error) => {
      console.warn('The app cannot be kept on this device', error);
      noteSettled();
    });
}
