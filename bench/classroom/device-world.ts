/** The parts of a browser that the sync engine uses. One worker thread is one device. */
import 'fake-indexeddb/auto';
import { workerData } from 'node:worker_threads';

const world = globalThis as Record<string, unknown>;
const give = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

const page = new EventTarget();
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
  give(name, page[name].bind(page));
give('document', Object.assign(new EventTarget(), { visibilityState: 'visible', hidden: false }));
give('location', new URL((workerData as { url: string }).url));

const { fetch } = globalThis;
/** A page's own address completes a path. */
give('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
  fetch(typeof input === 'string' ? new URL(input, location.origin) : input, init),
);

const stored = new Map<string, string>();
give('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});

/** Node's own channels would connect all devices with each other. A device has one tab. */
give(
  'BroadcastChannel',
  class extends EventTarget {
    postMessage() {}
    close() {}
  },
);

const held = new Map<string, Promise<unknown>>();
/** One tab asks for each lock once, so a queue is enough. */
const locks = {
  async request(name: string, ...given: unknown[]) {
    const work = given.at(-1) as (lock: unknown) => unknown;
    const before = held.get(name) ?? Promise.resolve();
    const mine = before.then(() => work({ name, mode: 'exclusive' }));
    held.set(
      name,
      mine.catch(() => undefined),
    );
    return await mine;
  },
  query: async () => ({ held: [], pending: [] }),
};
give('navigator', {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  onLine: true,
  locks,
  storage: { estimate: async () => ({ quota: 10 ** 10, usage: 0 }), persisted: async () => true },
});
world.self ??= globalThis;
