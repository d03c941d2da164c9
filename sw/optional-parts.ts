/**
 * Files of a build that only some devices store: the texts of their language (decision 109), and vim keys (127).
 * `path`: `/assets/…`; files of a manifest have no slash at the beginning.
 */

interface Kind {
  cacheName: string;
  /** Its group is the part's name, which is the same in all builds. */
  pattern: RegExp;
}

const kinds: readonly Kind[] = [
  // The page stores its language's file in this cache, too: src/lib/language.ts.
  { cacheName: 'translations', pattern: /^\/?assets\/(translation-\w+?)-[^/]+\.js$/ },
  { cacheName: 'optional-parts', pattern: /^\/?assets\/(vim)-[^/]+\.js$/ },
];

const kindOf = (path: string) => kinds.find(({ pattern }) => pattern.test(path));
const partOf = (path: string) => kindOf(path)?.pattern.exec(path)?.[1];
const pathOf = (address: string) => new URL(address, location.origin).pathname;

export const isOptional = (path: string): boolean => kindOf(path) !== undefined;

/** From the device, else from the network; what a page uses stays on the device. */
export async function fromOptionalParts(request: Request): Promise<Response> {
  const cache = await caches.open(kindOf(pathOf(request.url))?.cacheName ?? '').catch(() => undefined);
  const kept = await cache?.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache?.put(request, answer.clone()).catch(() => undefined);
  return answer;
}

/**
 * Stores a part that the user chose before a page needs it.
 * @param files the build's optional files
 */
export async function storePart(name: string, files: readonly string[]): Promise<void> {
  for (const path of files.map(pathOf)) if (partOf(path) === name) await store(path);
}

/** Call it while installing: stores the parts that this device uses, or the next build would lack them offline. */
export async function storeUsedParts(files: readonly string[]): Promise<void> {
  const used = new Set<string | undefined>();
  for (const { cacheName } of kinds) {
    const cache = await caches.open(cacheName);
    for (const { url } of await cache.keys()) used.add(partOf(pathOf(url)));
  }
  for (const path of files.map(pathOf)) if (used.has(partOf(path))) await store(path);
}

/**
 * Call it when this build has taken over: removes the parts of older builds. A part chosen after this build was
 * installed may be missing; it is then fetched, and the old file stays as a mark that the part is used.
 */
export async function forgetOldParts(files: readonly string[]): Promise<void> {
  await storeUsedParts(files);
  const current = new Set(files.map(pathOf));
  for (const { cacheName } of kinds) {
    const cache = await caches.open(cacheName);
    const old = (await cache.keys()).filter(({ url }) => !current.has(pathOf(url)));
    await Promise.all(old.map((request) => cache.delete(request)));
  }
}

async function store(path: string): Promise<void> {
  const cache = await caches.open(kindOf(path)?.cacheName ?? '');
  if (!(await cache.match(path))) await cache.add(path);
}
