/** Pictures of people: small, and named by their content, so a copy is good for ever. Without a network a face stays a face. */

const cacheName = 'pictures';
/** 100 kB each at most; the oldest go. */
export const picturesMax = 100;

/** The copy on the device, else the network's answer, which is kept; a device that cannot open its cache still has the network. */
export async function fromPictureCache(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName).catch(() => undefined);
  const kept = await cache?.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  // What a hotel's network answers in our place is no picture.
  const isPicture = answer.ok && /^image\//.test(answer.headers.get('content-type') ?? '');
  if (cache && isPicture) await keep(cache, request, answer.clone()).catch(() => undefined);
  return answer;
}

async function keep(cache: Cache, request: Request, answer: Response): Promise<void> {
  await cache.put(request, answer);
  const known = await cache.keys();
  const tooMany = known.slice(0, Math.max(0, known.length - picturesMax));
  await Promise.all(tooMany.map((old) => cache.delete(old)));
}
