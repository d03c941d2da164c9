import { backgroundSyncTag } from '../src/sync/network/background-sync';
import { type DeliveryScope, deliveryScript } from './delivery-script';
import { leaveCallsOut } from './direct-calls';
import { forgetOldParts, isOptional, storePart, storeUsedParts } from './optional-parts';
import { serveOptionalParts } from './optional-route';
import { servePictures } from './picture-route';
import { pathsOf, serveApp } from './precache';
import { keepPreviousBuild } from './previous-build';
import { serveRuntimes } from './runtime-route';
import { requestTakeover, unlessUpdateWaits } from './yield-to-update';

declare const self: ServiceWorkerGlobalScope &
  DeliveryScope & {
    /** The build's files, inserted by the bundler. */
    __WB_MANIFEST: Parameters<typeof serveApp>[0];
  };

/** Only Chromium has it, so TypeScript's library does not. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

// Only one mention: the bundler replaces it with the list.
const files = self.__WB_MANIFEST;
const addressOf = (entry: (typeof files)[number]) => (typeof entry === 'string' ? entry : entry.url);
const manifest = files.filter((entry) => !isOptional(addressOf(entry)));
const optional = files.map(addressOf).filter(isOptional);
serveOptionalParts();
serveApp(manifest);
serveRuntimes();
servePictures();

let isFirst = false;
self.addEventListener('install', (event) => {
  isFirst = !self.registration.active;
  leaveCallsOut(event);
  // Only a script loaded during installation may be loaded again later; it then comes from the device.
  event.waitUntil(Promise.resolve().then(() => importScripts(deliveryScript)));
  event.waitUntil(storeUsedParts(optional));
  if (!isFirst) {
    const kept = keepPreviousBuild(pathsOf(manifest));
    event.waitUntil(kept.catch((error) => console.warn('The previous build was not kept', error)));
  }
});

self.addEventListener('activate', (event) => {
  // The first visit must work offline at once. An update never takes a page from the version that loaded it.
  if (isFirst) event.waitUntil(self.clients.claim());
  // Not part of the activation: pages must not wait for the network.
  forgetOldParts(optional).catch((error) => console.warn('A part of the app is missing', error));
});

self.addEventListener('message', (event) => {
  const part: unknown = event.data?.storePart;
  if (typeof part === 'string') event.waitUntil(storePart(part, optional));
  // Sent when the user agrees to switch to the waiting version.
  if (event.data?.type !== 'SKIP_WAITING') return;
  requestTakeover();
  void self.skipWaiting();
});

async function send(): Promise<void> {
  if (!self.sendInBackground) importScripts(deliveryScript);
  await self.sendInBackground?.(self.location.origin);
}

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag === backgroundSyncTag) (event as SyncEvent).waitUntil(unlessUpdateWaits(send));
});
