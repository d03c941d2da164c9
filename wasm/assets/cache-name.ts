/** Cache Storage that holds the language runtimes; the service worker reads it and never clears it. */
export const runtimeCacheName = 'runtimes';
