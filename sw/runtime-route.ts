import { registerRoute } from 'workbox-routing';
import { fromRuntimeCache } from './runtime-cache';

/** Answers requests for language runtimes from the device once they were fetched. */
export function serveRuntimes(): void {
  registerRoute(
    ({ url, sameOrigin, request }) =>
      sameOrigin && request.method === 'GET' && url.pathname.startsWith('/rt/'),
    ({ request }) => fromRuntimeCache(request),
  );
}
