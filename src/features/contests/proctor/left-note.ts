/**
 * When somebody was last seen on the page of a proctored run: renewed every second, and once more as the page goes. One synchronous write,
 * because a page that goes has no time for more, and one that crashes has none at all.
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
    // Without storage a page that comes back begins with the whole time to return.
  }
}

function read(name: string, storage: Storage): number | undefined {
  const text = storage.getItem(name);
  const atMs = text === null ? Number.NaN : Number(text);
  return Number.isFinite(atMs) ? atMs : undefined;
}

/** When the person was last seen, by the server's clock, and forgets it; undefined: nobody was, or nobody knows. */
export function takeSeenNote(place: RunPlace, storage: Storage = localStorage): number | undefined {
  try {
    const atMs = read(nameOf(place), storage);
    storage.removeItem(nameOf(place));
    return atMs;
  } catch {
    return undefined;
  }
}

/** All notes on this device. */
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
