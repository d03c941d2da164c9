import { compareNaturally } from '../natural-order';

/** English first, then files without a language (''), then the others by name. */
export const compareLanguages = (left: string, right: string): number =>
  languageRank(left) - languageRank(right) || compareNaturally(left, right);

function languageRank(language: string): number {
  if (language === 'en') return 0;
  if (language.startsWith('en-')) return 1;
  return language === '' ? 2 : 3;
}
