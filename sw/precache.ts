/**
 * The app itself: every file of a build is on the device before the build is used, and is removed when the
 * next one has taken over.
 */
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { answerWithRetries } from './answer-with-retries';
import { notPages } from './pages';
import { fromPreviousBuild, isNamedByContent } from './previous-build';

type Manifest = Parameters<typeof precacheAndRoute>[0];

/** Serves the build's files from the device, and its one page for every address of the app. */
export function serveApp(manifest: Manifest): void {
  precacheAndRoute(manifest);
  cleanupOutdatedCaches();
  registerRoute(
    ({ url, sameOrigin, request }) => sameOrigin && request.method === 'GET' && isNamedByContent(url),
    ({ request }) => fromPreviousBuild(request),
  );
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notPages }));
  setCatchHandler(async ({ request }) => {
    const isPage = request.mode === 'navigate';
    if (!isPage && !isNamedByContent(new URL(request.url))) return Response.error();
    const fromDevice = () => matchPrecache(isPage ? '/index.html' : request);
    return answerWithRetries([fromDevice, () => fromPreviousBuild(request)], request.signal);
  });
}

export function pathsOf(manifest: Manifest): Set<string> {
  const addresses = manifest.map((entry) => (typeof entry === 'string' ? entry : entry.url));
  return new Set(addresses.map((address) => new URL(address, 'https://any.example').pathname));
}
