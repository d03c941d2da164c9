/** The service worker: its events, and nothing else. */
import { backgroundSyncTag } from '../src/sync/background-sync';
import { sendInBackground } from './background-sync';
import { serveApp } from './precache';
import { serveRuntimes } from './runtime-route';

declare const self: ServiceWorkerGlobalScope & {
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
self.addEventListener('install', () => {
  isFirst = !self.registration.active;
});

self.addEventListener('activate', (event) => {
  // The very first visit is to work offline at once. An update never takes a page from the version it was loaded by.
  if (isFirst) event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  // Sent when the person agrees to change to the version that waits.
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as SyncEvent;
  if (tag === backgroundSyncTag) waitUntil.call(event, sendInBackground(self.location.origin));
});
