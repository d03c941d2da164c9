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
