/** The Cache Storage of the language runtimes; the service worker reads it and never clears it. */
export const runtimeCacheName = 'runtimes';
