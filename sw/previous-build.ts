/**
 * A tab may stay on the build it was loaded by while another one changes to the next: the parts it has not loaded yet must still be
 * there. So before a build takes over, those of the build before it that it does not have itself are put aside, until the one after.
 */
const cacheName = 'previous-build';

/** Chunks, styles, workers and fonts: named by their content, so what has the name is what the old page asks for. */
export const isNamedByContent = (url: URL) => url.pathname.startsWith('/assets/');

/** Where the build's files lie; the name is the library's. */
async function precaches(): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.includes('-precache-'));
}

/**
 * Puts the files of the build that is here aside which are not among `next` (paths). Call it while installing: nothing is taken away
 * before this one takes over. A device without room for it loses only this.
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
  // Tabs of the build before that one have been told twice.
  const older = (await aside.keys()).filter(({ url }) => !kept.has(url));
  await Promise.all(older.map((request) => aside.delete(request)));
}

/** A file that the present build does not have: from the one before, else from the network. */
export async function fromPreviousBuild(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName).catch(() => undefined);
  const kept = await cache?.match(request, { ignoreVary: true, ignoreSearch: true });
  return kept ?? fetch(request);
}
