/** Registers the service worker and tells what happens to this page's version of the app. Nothing is replaced unasked. */
import type { VersionNews } from './features/shell/offer-update';
import { appStored, noteAppStored } from './first-screen/app-stored';
import { workerAddress, workerOptions } from './worker-address';

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

export function registerServiceWorker(onNews: (news: VersionNews) => void): void {
  window.addEventListener('vite:preloadError', () => onNews({ type: 'incomplete' }));
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) {
    noteAppStored();
    return;
  }
  watchReplacement(navigator.serviceWorker, () => onNews({ type: 'replaced' }));
  navigator.serviceWorker
    .register(workerAddress, workerOptions)
    .then((registration) => {
      // A browser that blocks workers may answer with none: nothing to wait for then.
      if (!registration) return noteAppStored();
      void whenServed(navigator.serviceWorker).then((isNew) => {
        noteAppStored();
        if (isNew) onNews({ type: 'ready' });
      });
      void appStored()
        .then(() => import('./follow-updates'))
        .then(({ followUpdates }) => followUpdates(registration, onNews))
        .catch((error) => console.warn('Updates of the app cannot be followed', error));
    })
    .catch((error) => {
      console.warn('The app cannot be kept on this device', error);
      noteAppStored();
    });
}
