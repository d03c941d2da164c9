/**
 * Language runtimes: megabytes, needed only by who runs code, and named by their content, so a copy is good for ever. The worker
 * that runs them reads the same cache, so they work on the first visit too. Only the page puts something in: it checks the bytes,
 * and what a hotel's network answers in our place must not stay.
 */

/** Also in wasm/assets/cache-name.ts, which this room may not import; a test holds the two together. */
export const runtimeCacheName = 'runtimes';

/** The copy on the device, else the network's answer; a device that cannot open its cache still has the network. */
export async function fromRuntimeCache(request: Request): Promise<Response> {
  const kept = await keptResponse(request).catch(() => undefined);
  return kept ?? fetch(request);
}

async function keptResponse(request: Request): Promise<Response | undefined> {
  const cache = await caches.open(runtimeCacheName);
  return cache.match(request, { ignoreVary: true });
}
