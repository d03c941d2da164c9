/**
 * Language runtimes: megabytes, needed only by who runs code, and named by their content, so a copy is good for ever. The worker
 * that runs them reads the same cache, so they work on the first visit too.
 */

/** Also in wasm/assets/cache-name.ts, which this room may not import; a test holds the two together. */
export const runtimeCacheName = 'runtimes';

/** The copy on the device, else the network's answer, which is kept if it is whole. */
export async function fromRuntimeCache(request: Request): Promise<Response> {
  const cache = await caches.open(runtimeCacheName);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) await keep(cache, request, response.clone());
  return response;
}

/** A full disk must not keep a program from running. */
async function keep(cache: Cache, request: Request, response: Response): Promise<void> {
  try {
    await cache.put(request, response);
  } catch (error) {
    console.warn('A runtime was not kept on this device', error);
  }
}
