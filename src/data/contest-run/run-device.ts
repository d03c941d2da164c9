/** A random name of this browser for runs of contests: the server sees when a run continues on another one. */
import { randomId } from '../../lib/random-id';

interface Storage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
}

const key = 'codeferry-run-device';
/** Where nothing can be stored, each page is a device of its own. */
const ofThisPage = randomId();

/** Undefined in the service worker, which cannot read it and starts no run of its own. */
export function knownRunDevice(): string | undefined {
  try {
    const { localStorage: storage } = globalThis as { localStorage?: Storage };
    if (!storage) return undefined;
    const known = storage.getItem(key) ?? ofThisPage;
    storage.setItem(key, known);
    return known;
  } catch {
    return ofThisPage;
  }
}

export const runDevice = (): string => knownRunDevice() ?? ofThisPage;
