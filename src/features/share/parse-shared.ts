/** As the manifest names the fields of its share target; each app fills them in its own way. */
export interface Shared {
  title?: string;
  text?: string;
  url?: string;
}

/** What the address says of it. Pure. */
export function parseShared(search: Record<string, unknown>): Shared {
  const texts = (['title', 'text', 'url'] as const).flatMap((name) => {
    const value = search[name];
    // The router reads "42" as a number.
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    return text === '' ? [] : [[name, text] as const];
  });
  return Object.fromEntries(texts);
}
