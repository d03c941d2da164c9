import { interfaceLanguages } from '../../../../../contract/interface-languages';
import { language } from '../../../../lib/translation';
import { languageName } from '../../../../parts/statement/language-name';

/** Languages that an author can choose; a package may have others. */
const offered = [
  ...['en', 'es', 'pt', 'fr', 'de', 'it', 'nl', 'ca', 'gl', 'eu', 'pl', 'cs', 'sk', 'hu', 'ro', 'bg', 'el'],
  ...['hr', 'sr', 'sl', 'mk', 'sq', 'lt', 'lv', 'et', 'fi', 'sv', 'da', 'nb', 'is', 'uk', 'ru', 'be', 'ka'],
  ...['hy', 'az', 'kk', 'ky', 'uz', 'tg', 'mn', 'tr', 'ar', 'fa', 'he', 'hi', 'bn', 'ta', 'te', 'ur', 'ne'],
  ...['si', 'id', 'ms', 'fil', 'vi', 'th', 'km', 'my', 'ja', 'ko', 'zh-Hans', 'zh-Hant', 'sw', 'am', 'af'],
];

/** Without those that the statement has. */
export function otherLanguages(used: readonly string[]): string[] {
  const taken = new Set(used.map((tag) => tag.toLowerCase()));
  return offered.filter((tag) => !taken.has(tag.toLowerCase()));
}

/** Of `others`: the languages of the interface, and those that the author reads. */
export function nearLanguages(others: readonly string[], read: readonly string[]): string[] {
  const spoken = read.map((tag) => tag.toLowerCase());
  const isRead = (tag: string) =>
    spoken.some((own) => own === tag.toLowerCase() || own.startsWith(`${tag}-`));
  return others.filter((tag) => (interfaceLanguages as readonly string[]).includes(tag) || isRead(tag));
}

/** By its own name, its name in the language of the page, or its tag. */
export function findLanguage(typed: string, others: readonly string[]): string | undefined {
  const text = typed.trim().toLowerCase();
  return others.find((tag) =>
    [tag, languageName(tag), nameHere(tag)].some((name) => name.toLowerCase() === text),
  );
}

export const nameHere = (tag: string): string => namesHere.of(tag) ?? tag;
const namesHere = new Intl.DisplayNames([language], { type: 'language' });
