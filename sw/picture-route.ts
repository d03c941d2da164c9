import { registerRoute } from 'workbox-routing';
import { fromPictureCache, type PictureCache, pictureFolders } from './picture-cache';

const pictureName = /^[0-9a-f]+\.(png|jpg|webp|ico)$/;

export function servePictures(): void {
  for (const [cacheName, folder] of Object.entries(pictureFolders) as [PictureCache, string][]) {
    registerRoute(
      ({ url: { pathname }, sameOrigin, request }) =>
        sameOrigin &&
        request.method === 'GET' &&
        pathname.startsWith(folder) &&
        pictureName.test(pathname.slice(folder.length)),
      ({ request }) => fromPictureCache(cacheName, request),
    );
  }
}
