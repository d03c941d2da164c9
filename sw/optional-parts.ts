const cacheName = 'optional-parts';

/** Code that few people need: stored on the device when it is first used, and not with the app. */
export async function fromOptionalParts(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName).catch(() => undefined);
  const kept = await cache?.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (cache && answer.ok) {
    // The files of former versions have other names.
    const former = await cache.keys();
    await Promise.all(former.map((one) => cache.delete(one)));
    await cache.put(request, answer.clone()).catch(() => undefined);
  }
  return answer;
}
