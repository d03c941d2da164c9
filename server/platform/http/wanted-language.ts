import { bestLanguage, type InterfaceLanguage } from '../../../contract/interface-languages';

/** The user's choice (a cookie of src/lib/language.ts), else the browser's languages. */
export function wantedLanguage(headers: {
  cookie?: string | undefined;
  'accept-language'?: string | undefined;
}): InterfaceLanguage {
  const [, chosen] = /(?:^|;\s*)codeferry-language=(\w+)/.exec(headers.cookie ?? '') ?? [];
  return bestLanguage(chosen ? [chosen] : acceptedTags(headers['accept-language'] ?? ''));
}

/** `es;q=0.8,pt-BR` → `['pt-BR', 'es']` */
function acceptedTags(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(/\s*;\s*/);
      const [, quality = '1'] = /^q=([\d.]+)$/i.exec(parameters[0] ?? '') ?? [];
      return { tag, quality: Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
