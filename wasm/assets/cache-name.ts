import type { RunLanguage } from '../protocol';

/** Cache Storage that holds the language runtimes; the service worker reads it and never clears it. */
export const runtimeCacheName = 'runtimes';

/** Web Lock held while a language's runtime is being downloaded, so that tabs and workers wait for one download. */
export function downloadLockName(language: RunLanguage): string {
  return `runtime ${language}`;
}
