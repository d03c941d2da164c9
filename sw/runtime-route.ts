import { registerRoute } from 'workbox-routing';
import { fromRuntimeCache } from './runtime-cache';

export function serveRuntimes(): void {
  registerRoute(
    ({ url, sameOrigin, request }) =>
      sameOrigin && request.method === 'GET' && url.pathname.startsWith('/rt/'),
    ({ request }) => fromRuntimeCache(request),
  );
}
