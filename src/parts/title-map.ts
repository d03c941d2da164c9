import { messages } from './messages';

/** NAV-25: page titles by path. Fixed segments win over `$name` (NAV-24). */
export const titles: Readonly<Record<string, string>> = messages.pageTitles;
const { productName } = messages;

/**
 * `name`: the page's subject once known, such as a problem title. NAV-26: falls back to the product name.
 */
export function pageTitle(path: string, name?: string): string {
  const title = titles[matchingPattern(path) ?? ''];
  if (title === undefined) return productName;
  if (title.startsWith(productName)) return title;
  return [name, title, productName].filter(Boolean).join(' · ');
}

function matchingPattern(path: string): string | undefined {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (trimmed in titles) return trimmed;
  return Object.keys(titles).find((pattern) => matches(pattern, trimmed));
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const parts = path.split('/');
  return (
    wanted.length === parts.length &&
    wanted.every((part, at) => (part.startsWith('$') ? parts[at] !== '' : part === parts[at]))
  );
}
