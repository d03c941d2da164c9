/**
 * Tags in use, most used first, from the server. In local storage, because the first screen reads them
 * before a database is open.
 */
const key = 'codeferry-used-tags';
const keptMax = 300;
/** Fewer tags do not fill a row. */
const rowMin = 4;

export function storeUsedTags(tags: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(tags.slice(0, keptMax)));
  } catch {
    // Storage is full or blocked.
  }
}

/** Tags in use first; omits the others if enough remain. */
export function usedTagsFirst(tags: readonly string[]): readonly string[] {
  const known = readCarried();
  const carried = known.filter((tag) => tags.includes(tag));
  return carried.length >= rowMin ? carried : [...carried, ...tags.filter((tag) => !carried.includes(tag))];
}

function readCarried(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((tag) => typeof tag === 'string') : [];
  } catch {
    return [];
  }
}
