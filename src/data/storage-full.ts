import Dexie from 'dexie';
import { dropCache } from './cache-db';

/** The device has no room for the user's own work, even without our copies. A screen offers to copy or download it. */
export class StorageFullError extends Error {
  readonly code = 'storageFull';
  constructor() {
    super('This device has no room left to save your work. Copy it, free some space and try again.');
    this.name = 'StorageFullError';
  }
}

/** IndexedDB reports a full disk as the error itself or as the reason of an aborted transaction. */
export function isQuotaError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === Dexie.errnames.QuotaExceeded) return true;
  return 'inner' in error && isQuotaError(error.inner);
}

/** Runs `write`; if the disk is full, gives up the cache, tries once more, then throws `StorageFullError`. */
export async function withRoom<T>(write: () => Promise<T>, makeRoom = dropCache): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isQuotaError(error)) throw error;
  }
  await makeRoom();
  try {
    return await write();
  } catch (error) {
    throw isQuotaError(error) ? new StorageFullError() : error;
  }
}
