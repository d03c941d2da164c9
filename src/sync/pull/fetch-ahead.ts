import { whenIdle } from '../../lib/when-idle';
import { mayPrefetch, prefetch } from './prefetch';

/** An open page prefetches again at most this often when the network returns. */
const everyMs = 600_000;

/** Chromium only; missing in TypeScript's library. */
function connection(): { saveData?: boolean; type?: string } | undefined {
  return (navigator as Navigator & { connection?: { saveData?: boolean; type?: string } }).connection;
}

/** @returns a function that prefetches when idle, unless it did recently; `goOn` may stop it */
export function createFetchAhead(goOn: () => boolean): () => void {
  let doneAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (!goOn() || !mayPrefetch(connection()) || Date.now() - doneAt < everyMs) return;
    doneAt = Date.now();
    whenIdle(() => void prefetch(goOn).catch((error) => console.warn('Prefetching failed', error)), 10_000);
  };
}
