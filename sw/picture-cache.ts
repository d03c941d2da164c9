/**
 * Profile pictures and contest images: small, and named by content, so a copy never expires. They stay
 * visible offline.
 */

/** The caches and their sizes; the oldest entries are removed. */
export const pictureCaches = {
  /** At most 100 kB each. */
  pictures: 100,
  /** At most 300 kB each. */
  'contest-pictures': 40,
} as const;
export type PictureCache = keyof typeof pictureCaches;

/** Where the server has them. */
export const pictureFolders: Readonly<Record<PictureCache, string>> = {
  pictures: '/api/avatars/',
  'contest-pictures': '/api/contest-images/',
};

const patienceMs = 20_000;

/**
 * The copy on the device, else the network's response, which is stored; uses the network alone if the cache
 * cannot be opened.
 */
export async function fromPictureCache(cacheName: PictureCache, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName).catch(() => undefined);
  const kept = await cache?.match(request, { ignoreVary: true });
  if (kept) return kept;
  // A server that never answers must not block one of the browser's few connections to it.
  const answer = await fetch(request, {
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(patienceMs)]),
  });
  // A captive portal's page is not a picture.
  const isPicture = answer.ok && /^image\//.test(answer.headers.get('content-type') ?? '');
  if (cache && isPicture)
    await keep(cache, pictureCaches[cacheName], request, answer.clone()).catch(() => undefined);
  return answer;
}

async function keep(cache: Cache, max: number, request: Request, answer: Response): Promise<void> {
  await cache.put(request, answer);
  const known = await cache.keys();
  const tooMany = known.slice(0, Math.max(0, known.length - max));
  await Promise.all(tooMany.map((old) => cache.delete(old)));
}
