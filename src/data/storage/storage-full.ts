import Dexie from 'dexie';
import { messages } from '../messages';

/**
 * The device is full even without cached copies. Downloads stay until the user removes them. A screen
 * offers to copy or download the work.
 */
export class StorageFullError extends Error {
  readonly code = 'storageFull';
  constructor() {
    super(messages.storageFull);
    this.name = 'StorageFullError';
  }
}

function isOf(name: string, error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === name || ('inner' in error && isOf(name, error.inner));
}

/** IndexedDB reports a full disk as the error, or as the cause of an aborted transaction. */
export const isQuotaError = (error: unknown) => isOf(Dexie.errnames.QuotaExceeded, error);

/** After a quota error Firefox rejects all writes on the connection without a reason. */
const isLostConnection = (error: unknown) => isOf(Dexie.errnames.InvalidState, error);

type Ways = readonly (() => Promise<void>)[];
const knownWays = (): Promise<Ways> => import('./make-room').then(({ waysToMakeRoom }) => waysToMakeRoom);
/** If the module cannot be loaded, nothing can be freed. */
const loadable = (ways: () => Promise<Ways>): Promise<Ways> => ways().catch(() => []);

/** Runs `write`; on a full disk frees space and retries, then throws `StorageFullError`. */
export async function withRoom<T>(write: () => Promise<T>, ways = knownWays): Promise<T> {
  /** undefined: the disk was full. */
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
    // Even a deletion may need free space.
    await makeRoom().catch((error) => console.warn(`No space could be freed: ${error}`));
    done = await attempt();
    if (done) return done.written;
  }
  throw new StorageFullError();
}
