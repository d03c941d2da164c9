/** The app itself: every file of a build is on the device before the build is used, and goes when the next one has taken over. */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { notPages } from './pages';

type Manifest = Parameters<typeof precacheAndRoute>[0];

/** Serves the build's files from the device, and its one page for whatever address of the app is opened. */
export function serveApp(manifest: Manifest): void {
  precacheAndRoute(manifest);
  cleanupOutdatedCaches();
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notPages }));
}
