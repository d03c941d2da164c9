import { registerRoute } from 'workbox-routing';
import { fromOptionalParts, isOptional } from './optional-parts';

/** Call it before `serveApp`, whose routes take every file of a build. */
export function serveOptionalParts(): void {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && isOptional(url.pathname),
    ({ request }) => fromOptionalParts(request),
  );
}
