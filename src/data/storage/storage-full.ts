import Dexie from 'dexie';

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

/** `name` is the error's own, or that of what it came from. */
function isOf(name: string, error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === name || ('inner' in error && isOf(name, error.inner));
}

/** IndexedDB reports a full disk as the error itself or as the reason of an aborted transaction. */
export const isQuotaError = (error: unknown) => isOf(Dexie.errnames.QuotaExceeded, error);

/** Firefox takes nothing more from a connection that has met a full disk, and says no more why. */
const isLostConnection = (error: unknown) => isOf(Dexie.errnames.InvalidState, error);

/** Ways to make room, in the order in which to try them. */
type Ways = readonly (() => Promise<void>)[];
const knownWays = (): Promise<Ways> => import('./make-room').then(({ waysToMakeRoom }) => waysToMakeRoom);
/** Those that this page can load: what it cannot make room for is said, as what has none. */
const loadable = (ways: () => Promise<Ways>): Promise<Ways> => ways().catch(() => []);

/** Runs `write`; if the disk is full, gives up the copies that are in no download, tries again, then throws `StorageFullError`. */
export async function withRoom<T>(write: () => Promise<T>, ways = knownWays): Promise<T> {
  /** What was written; nothing if there was no room. */
  const attempt = () =>
    write().then(
      (written) => ({ written }),
      (error) => {
        if (!isQuotaError(error) && !isLostConnection(error)) throw error;
      },
    );
  let done = await attempt();
  if (done) return done.written;
  for (const makeRoom of await loadable(ways)) {
    // Even taking away may need room.
    await makeRoom().catch((error) => console.warn(`No room was made: ${error}`));
    done = await attempt();
    if (done) return done.written;
  }
  throw new StorageFullError();
}
