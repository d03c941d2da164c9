import type { FirstData } from '../../../contract/entities/first-data';
import { cacheDb } from '../db/cache-db';
import { storeFirstData } from '../db/first-data';

/**
 * Opens the cache database in parallel with the first render. With data from the page, resolves once it is
 * stored.
 */
export function openCopies(first?: FirstData): Promise<void> | undefined {
  // Readers get the error themselves.
  cacheDb.open().catch(() => {});
  return first && storeFirstData(first);
}
