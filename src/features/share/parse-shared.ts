/** The fields of the manifest's share target; each app fills them differently. */
export interface Shared {
  title?: string;
  text?: string;
  url?: string;
}

export function parseShared(search: Record<string, unknown>): Shared {
  const texts = (['title', 'text', 'url'] as const).flatMap((name) => {
    const value = search[name];
    // The router parses "42" as a number.
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    return text === '' ? [] : [[name, text] as const];
  });
  return Object.fromEntries(texts);
}
