/**
 * A tab may still run the old build after another tab has activated the next one: the modules it has not
 * loaded yet must remain available. So before a build takes over, the old build's files that it lacks are
 * kept, until the build after it.
 */
const cacheName = 'previous-build';

/**
 * Chunks, styles, workers and fonts have a content hash in their name, so a file with that name is what the
 * old page needs.
 */
export const isNamedByContent = (url: URL) => url.pathname.startsWith('/assets/');

/** The cache of the build's files; the library chooses its name. */
async function precaches(): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.includes('-precache-'));
}

/**
 * Keeps the current build's files that are not among `next` (paths). Call it while installing: nothing is
 * removed before the new build takes over. On a full device only this is skipped.
 */
export async function keepPreviousBuild(next: ReadonlySet<string>): Promise<void> {
  const aside = await caches.open(cacheName);
  const kept = new Set<string>();
  for (const name of await precaches()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const url = new URL(request.url);
      if (!isNamedByContent(url) || next.has(url.pathname)) continue;
      const response = await cache.match(request);
      if (response) await aside.put(request, response);
      kept.add(request.url);
    }
  }
  // Tabs of older builds were asked twice to reload, so their files can go.
  const older = (await aside.keys()).filter(({ url }) => !kept.has(url));
  await Promise.all(older.map((request) => aside.delete(request)));
}

/** A file that the current build lacks: from the previous one, else from the network. */
export async function fromPreviousBuild(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName).catch(() => undefined);
  const kept = await cache?.match(request, { ignoreVary: true, ignoreSearch: true });
  return kept ?? fetch(request);
}
