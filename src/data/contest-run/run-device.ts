/** A random name of this browser, so that the server notices when a run moves to another one. */
import { randomId } from '../../lib/random-id';

interface Storage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
}

const key = 'codeferry-run-device';
/** Without storage, each page counts as a device. */
const ofThisPage = randomId();

/** Undefined in the service worker: it has no local storage and starts no runs. */
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
