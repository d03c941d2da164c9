import { registerRoute } from 'workbox-routing';
import { fromPictureCache } from './picture-cache';

const path = /^\/api\/avatars\/[0-9a-f]+\.(png|jpg|webp)$/;

/** Answers requests for people's pictures from the device once they were seen. */
export function servePictures(): void {
  registerRoute(
    ({ url, sameOrigin, request }) => sameOrigin && request.method === 'GET' && path.test(url.pathname),
    ({ request }) => fromPictureCache(request),
  );
}
