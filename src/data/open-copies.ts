import { cacheDb } from './cache-db';

/** Opens the copies of what the server has before something is read from them: beside the first drawing instead of after it. */
export function openCopies(): void {
  // Whoever reads is told what is wrong with it.
  cacheDb.open().catch(() => {});
}
