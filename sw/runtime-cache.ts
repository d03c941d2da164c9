/**
 * Language runtimes: megabytes, needed only to run code, and named by content, so a copy never expires. The
 * runtime's worker reads the same cache, so that it works on the first visit too. Only the page writes to it,
 * after checking the bytes: a captive portal's page must not be stored.
 */

/** Also in wasm/assets/cache-name.ts, which this folder may not import; a test compares the two. */
export const runtimeCacheName = 'runtimes';

/**
 * The copy on the device, else the network's response; uses the network alone if the cache cannot be opened.
 */
export async function fromRuntimeCache(request: Request): Promise<Response> {
  const kept = await keptResponse(request).catch(() => undefined);
  return kept ?? fetch(request);
}

async function keptResponse(request: Request): Promise<Response | undefined> {
  const cache = await caches.open(runtimeCacheName);
  return cache.match(request, { ignoreVary: true });
}
