/** The service worker reads this cache and never clears it. */
export const runtimeCacheName = 'runtimes';
