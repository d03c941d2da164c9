import Dexie from 'dexie';
import { dropUnpinned } from './drop-copies';

/**
 * The device has no room for the user's own work, even without our copies. What the person downloaded stays until they remove it.
 * A screen offers to copy or download the work.
 */
export class StorageFullError extends Error {
  readonly code = 'storageFull';
  constructor() {
    super(
      'This device has no room left to save your work. Copy it, free some space (for instance under Offline use) and try again.',
    );
    this.name = 'StorageFullError';
  }
}

/** IndexedDB reports a full disk as the error itself or as the reason of an aborted transaction. */
export function isQuotaError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === Dexie.errnames.QuotaExceeded) return true;
  return 'inner' in error && isQuotaError(error.inner);
}

/** Runs `write`; if the disk is full, gives up the copies that are in no download, tries once more, then throws `StorageFullError`. */
export async function withRoom<T>(write: () => Promise<T>, makeRoom = dropUnpinned): Promise<T> {
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
