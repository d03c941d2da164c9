import { registerRoute } from 'workbox-routing';
import { fromRuntimeCache } from './runtime-cache';

/** Serves language runtimes from the device once they were downloaded. */
export function serveRuntimes(): void {
  registerRoute(
    ({ url, sameOrigin, request }) =>
      sameOrigin && request.method === 'GET' && url.pathname.startsWith('/rt/'),
    ({ request }) => fromRuntimeCache(request),
  );
}
