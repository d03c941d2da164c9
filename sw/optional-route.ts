import { registerRoute } from 'workbox-routing';
import { fromOptionalParts } from './optional-parts';

const names = /^\/assets\/vim-[\w-]+\.js$/;

export function serveOptionalParts(): void {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && names.test(url.pathname),
    ({ request }) => fromOptionalParts(request),
  );
}
