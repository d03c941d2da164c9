/**
 * Registers the service worker and reports new versions of the app. Replaces nothing without the user's
 * consent.
 */
import type { UpdateEvent } from './features/shell/offers/offer-update';
import { appStored, noteAppStored } from './first-screen/app-stored';
import { workerAddress, workerOptions } from './worker-address';

/**
 * Calls `onReplaced` when a new worker takes over the page. The first worker of a first visit does not
 * count.
 */
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

async function whenServed(container: ServiceWorkerContainer): Promise<boolean> {
  const wasServed = container.controller !== null;
  await container.ready;
  if (container.controller) return !wasServed;
  await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
  return true;
}

export function registerServiceWorker(onEvent: (event: UpdateEvent) => void): void {
  window.addEventListener('vite:preloadError', () => onEvent({ type: 'incomplete' }));
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) {
    noteAppStored();
    return;
  }
  watchReplacement(navigator.serviceWorker, () => onEvent({ type: 'replaced' }));
  navigator.serviceWorker
    .register(workerAddress, workerOptions)
    .then((registration) => {
      // A browser that blocks workers may return no registration.
      if (!registration) return noteAppStored();
      void whenServed(navigator.serviceWorker).then((isNew) => {
        noteAppStored();
        if (isNew) onEvent({ type: 'ready' });
      });
      void appStored()
        .then(() => import('./follow-updates'))
        .then(({ followUpdates }) => followUpdates(registration, onEvent))
        .catch((error) => console.warn('The app cannot check for updates', error));
    })
    .catch((error) => {
      console.warn('The service worker could not be registered', error);
      noteAppStored();
    });
}
