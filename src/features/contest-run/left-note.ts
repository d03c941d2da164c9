/** When the page of a proctored run was left: one synchronous write, for a page that goes has no time for more. */
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;
interface RunPlace {
  account: string;
  contestSlug: string;
}

const nameOf = ({ account, contestSlug }: RunPlace) =>
  `codeferry-run-left/${encodeURIComponent(account)}/${encodeURIComponent(contestSlug)}`;

export function writeLeftNote(place: RunPlace, atMs: number, storage: Storage = localStorage): void {
  try {
    storage.setItem(nameOf(place), String(atMs));
  } catch {
    // Without storage a page that comes back begins with the whole time to return.
  }
}

/** When it was left, by the server's clock, and forgets it; undefined: it was not, or nobody knows. */
export function takeLeftNote(place: RunPlace, storage: Storage = localStorage): number | undefined {
  try {
    const text = storage.getItem(nameOf(place));
    storage.removeItem(nameOf(place));
    const atMs = text === null ? Number.NaN : Number(text);
    return Number.isFinite(atMs) ? atMs : undefined;
  } catch {
    return undefined;
  }
}
