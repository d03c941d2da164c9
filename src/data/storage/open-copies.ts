import type { FirstData } from '../../../contract/entities/first-data';
import { cacheDb } from '../db/cache-db';
import { storeFirstData } from '../db/first-data';

/**
 * Opens the copies of what the server has before something is read from them: beside the first drawing instead of after it. With data that
 * came with the page, what is returned resolves once it is stored.
 */
export function openCopies(first?: FirstData): Promise<void> | undefined {
  // Whoever reads is told what is wrong with it.
  cacheDb.open().catch(() => {});
  return first && storeFirstData(first);
}
