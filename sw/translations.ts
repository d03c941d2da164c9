/**
 * Texts of the languages that this device uses (decision 109). The page stores its language's file in this cache; an
 * update stores the same languages of the next build before it takes over.
 */
import { registerRoute } from 'workbox-routing';

/** Also in src/lib/language.ts. */
const cacheName = 'translations';
const isTranslation = /^\/assets\/translation-(\w+)-[^/]+\.js$/;

const languageOf = (path: string) => isTranslation.exec(path)?.[1];

/** Whether the build's file is a translation, which only some devices store. `path`: `/assets/…` or `assets/…`. */
export const isTranslationFile = (path: string): boolean =>
  languageOf(path.startsWith('/') ? path : `/${path}`) !== undefined;

export function serveTranslations(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isTranslationFile(url.pathname),
    async ({ request }) => (await caches.match(request, { cacheName, ignoreVary: true })) ?? fetch(request),
  );
}

/** Call it while installing: without its texts the next build would be in another language offline. */
export async function storeTranslations(files: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const used = new Set((await cache.keys()).map(({ url }) => languageOf(new URL(url).pathname)));
  const paths = files.map((file) => new URL(file, location.origin).pathname);
  const missing = paths.filter((path) => used.has(languageOf(path)));
  for (const path of missing) if (!(await cache.match(path))) await cache.add(path);
}

/**
 * Call it when this build has taken over: removes the texts of older builds. A language chosen after this build was
 * installed may be missing; it is then fetched, and the old texts stay as a mark that the language is used.
 */
export async function forgetOldTranslations(files: readonly string[]): Promise<void> {
  await storeTranslations(files);
  const cache = await caches.open(cacheName);
  const current = new Set(files.map((file) => new URL(file, location.origin).pathname));
  const old = (await cache.keys()).filter(({ url }) => !current.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}
