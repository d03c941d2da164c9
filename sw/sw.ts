/** The service worker: its events, and nothing else. */
import { backgroundSyncTag } from '../src/sync/network/background-sync';
import { type DeliveryScope, deliveryScript } from './delivery-script';
import { askForWay, unlessInTheWay } from './make-way';
import { servePictures } from './picture-route';
import { pathsOf, serveApp } from './precache';
import { keepPreviousBuild } from './previous-build';
import { serveRuntimes } from './runtime-route';

declare const self: ServiceWorkerGlobalScope &
  DeliveryScope & {
    /** Files of this build, written in by the bundler. */
    __WB_MANIFEST: Parameters<typeof serveApp>[0];
  };

/** Not in TypeScript's library: only Chromium has it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

// Named once: the bundler writes the list in at that place.
const manifest = self.__WB_MANIFEST;
serveApp(manifest);
serveRuntimes();
servePictures();

let isFirst = false;
self.addEventListener('install', (event) => {
  isFirst = !self.registration.active;
  // Only a script that was loaded while installing may be loaded again later; it then comes from the device.
  event.waitUntil(Promise.resolve().then(() => importScripts(deliveryScript)));
  if (!isFirst) {
    const kept = keepPreviousBuild(pathsOf(manifest));
    event.waitUntil(kept.catch((error) => console.warn('The build before was not kept', error)));
  }
});

self.addEventListener('activate', (event) => {
  // The very first visit is to work offline at once. An update never takes a page from the version it was loaded by.
  if (isFirst) event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  // Sent when the person agrees to change to the version that waits.
  if (event.data?.type !== 'SKIP_WAITING') return;
  askForWay();
  void self.skipWaiting();
});

async function send(): Promise<void> {
  if (!self.sendInBackground) importScripts(deliveryScript);
  await self.sendInBackground?.(self.location.origin);
}

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag === backgroundSyncTag) (event as SyncEvent).waitUntil(unlessInTheWay(send));
});
