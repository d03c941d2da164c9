/** The language in which the user reads statements: a choice on a statement's page, else the interface's. */
import { language } from '../translation';

const storageKey = 'codeferry-statement-language';
const listeners = new Set<() => void>();

let wishes = readWishes();

function readWishes(): readonly string[] {
  const chosen = globalThis.localStorage?.getItem(storageKey);
  return chosen ? [chosen, language] : [language];
}

/** Best first. The same array until the choice changes. */
export const statementWishes = (): readonly string[] => wishes;

/** For this and later statements on this device. */
export function chooseStatementLanguage(tag: string): void {
  localStorage.setItem(storageKey, tag);
  update();
}

function update(): void {
  wishes = readWishes();
  for (const listener of listeners) listener();
}

export function onStatementLanguage(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', update);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', update);
  };
}
