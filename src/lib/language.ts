/**
 * The choice of the interface's language. first-screen/frame/language.js reads it before the app starts, and sets `<html lang>`
 * (decision 109); the server reads the cookie for its first screen.
 */
import type { InterfaceLanguage } from '../../contract/interface-languages';
import { language } from './translation';

/** Also the cookie's name. */
const storageKey = 'codeferry-language';
const yearSeconds = 31_536_000;
/** Also in sw/optional-parts.ts. */
const cacheName = 'translations';

/** Each in its own words, so that people who chose a wrong one find theirs. */
export const languageNames: Readonly<Record<InterfaceLanguage, string>> = {
  en: 'English',
  es: 'Español',
  pt: 'Português (Brasil)',
};

/** Written into the page by src/translations/vite-translations.ts: where each language's texts are. */
const { translationFiles: files = {} } = globalThis as {
  translationFiles?: Readonly<Partial<Record<string, string>>>;
};

/** Stores the texts of the shown language for use offline, and renews the cookie, which browsers may delete. */
export async function keepLanguage(): Promise<void> {
  const chosen = localStorage.getItem(storageKey);
  if (chosen) writeCookie(chosen);
  await storeTexts(language);
}

/** Stores the choice and reloads the page. Rejects if the texts are not on this device and cannot be fetched. */
export async function chooseLanguage(chosen: InterfaceLanguage): Promise<void> {
  const cache = await storeTexts(chosen);
  const others = Object.entries(files).filter(([other]) => other !== chosen);
  await Promise.all(others.map(([, file = '']) => cache?.delete(file)));
  localStorage.setItem(storageKey, chosen);
  writeCookie(chosen);
  location.reload();
}

async function storeTexts(wanted: string): Promise<Cache | undefined> {
  if (!('caches' in globalThis)) return undefined;
  const cache = await caches.open(cacheName);
  const file = files[wanted];
  if (file !== undefined && !(await cache.match(file))) await cache.add(file);
  return cache;
}

function writeCookie(chosen: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no cookieStore yet
  document.cookie = `${storageKey}=${chosen}; path=/; max-age=${yearSeconds}; samesite=lax`;
}
