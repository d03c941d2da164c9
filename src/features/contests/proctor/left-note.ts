/**
 * When the participant was last seen in a proctored run: written every second and on closing. Synchronous,
 * because a closing page has no time for a transaction.
 */
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;
interface RunPlace {
  account: string;
  contestSlug: string;
}

const prefix = 'codeferry-run-left/';
const nameOf = ({ account, contestSlug }: RunPlace) =>
  `${prefix}${encodeURIComponent(account)}/${encodeURIComponent(contestSlug)}`;

export function writeSeenNote(place: RunPlace, atMs: number, storage: Storage = localStorage): void {
  try {
    storage.setItem(nameOf(place), String(atMs));
  } catch {
    // Without storage, a reloaded page gets the full time to return.
  }
}

function read(name: string, storage: Storage): number | undefined {
  const text = storage.getItem(name);
  const atMs = text === null ? Number.NaN : Number(text);
  return Number.isFinite(atMs) ? atMs : undefined;
}

/** Reads and deletes the last seen time (server clock); undefined if unknown. */
export function takeSeenNote(place: RunPlace, storage: Storage = localStorage): number | undefined {
  try {
    const atMs = read(nameOf(place), storage);
    storage.removeItem(nameOf(place));
    return atMs;
  } catch {
    return undefined;
  }
}

export function seenNotes(
  storage: Pick<globalThis.Storage, 'getItem' | 'key' | 'length'> & Storage = localStorage,
): (RunPlace & { atMs: number })[] {
  const names = Array.from({ length: storage.length }, (_, n) => storage.key(n) ?? '');
  return names.flatMap((name) => {
    if (!name.startsWith(prefix)) return [];
    const [account = '', contestSlug = ''] = name.slice(prefix.length).split('/').map(decodeURIComponent);
    const atMs = read(name, storage);
    return atMs === undefined ? [] : [{ account, contestSlug, atMs }];
  });
}
