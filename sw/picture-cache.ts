/** Pictures of people and contests: small, and named by their content, so a copy is good for ever. Without a network a face stays a face. */

/** The caches, and how many each keeps; the oldest go. */
export const pictureCaches = {
  /** 100 kB each at most. */
  pictures: 100,
  /** 300 kB each at most. */
  'contest-pictures': 40,
} as const;
export type PictureCache = keyof typeof pictureCaches;

const patienceMs = 20_000;

/** The copy on the device, else the network's answer, which is kept; a device that cannot open its cache still has the network. */
export async function fromPictureCache(cacheName: PictureCache, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName).catch(() => undefined);
  const kept = await cache?.match(request, { ignoreVary: true });
  if (kept) return kept;
  // A server that never answers must not hold one of the few connections that the browser has for it.
  const answer = await fetch(request, {
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(patienceMs)]),
  });
  // What a hotel's network answers in our place is no picture.
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
