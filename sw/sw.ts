/** The service worker: its events, and nothing else. */
import { backgroundSyncTag } from '../src/sync/background-sync';
import { type DeliveryScope, deliveryScript } from './delivery-script';
import { serveApp } from './precache';
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

serveApp(self.__WB_MANIFEST);
serveRuntimes();

let isFirst = false;
self.addEventListener('install', (event) => {
  isFirst = !self.registration.active;
  // Only a script that was loaded while installing may be loaded again later; it then comes from the device.
  event.waitUntil(Promise.resolve().then(() => importScripts(deliveryScript)));
});

self.addEventListener('activate', (event) => {
  // The very first visit is to work offline at once. An update never takes a page from the version it was loaded by.
  if (isFirst) event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  // Sent when the person agrees to change to the version that waits.
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

async function send(): Promise<void> {
  if (!self.sendInBackground) importScripts(deliveryScript);
  await self.sendInBackground?.(self.location.origin);
}

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag === backgroundSyncTag) (event as SyncEvent).waitUntil(send());
});
