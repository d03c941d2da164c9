export const interfaceLanguages = ['en', 'es', 'pt'] as const;
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

/** The first language of the list (tags like `pt-BR`, best first) that the app has, else English. */
export function bestLanguage(wanted: readonly string[]): InterfaceLanguage {
  const [first] = wanted.flatMap((tag) => {
    const [code = ''] = tag.toLowerCase().split('-');
    return interfaceLanguages.find((language) => language === code) ?? [];
  });
  return first ?? 'en';
}
