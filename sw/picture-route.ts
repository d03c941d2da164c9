import { registerRoute } from 'workbox-routing';
import { fromPictureCache, type PictureCache } from './picture-cache';

const paths: Record<PictureCache, RegExp> = {
  pictures: /^\/api\/avatars\/[0-9a-f]+\.(png|jpg|webp)$/,
  'contest-pictures': /^\/api\/contest-images\/[0-9a-f]+\.(png|jpg|webp|ico)$/,
};

export function servePictures(): void {
  for (const [cacheName, path] of Object.entries(paths) as [PictureCache, RegExp][]) {
    registerRoute(
      ({ url, sameOrigin, request }) => sameOrigin && request.method === 'GET' && path.test(url.pathname),
      ({ request }) => fromPictureCache(cacheName, request),
    );
  }
}
