/**
 * Which tags something carries, the most carried first, as the server last said. Beside the database, because the first screen reads it
 * before any database is open.
 */
const key = 'codeferry-carried-tags';
const keptMax = 300;
/** Fewer than this are no row. */
const rowMin = 4;

export function noteCarriedTags(tags: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(tags.slice(0, keptMax)));
  } catch {
    // Storage is full or closed: the rows stay in their own order.
  }
}

/** Puts first what something carries, and leaves out the rest where enough is left. */
export function carriedFirst(tags: readonly string[]): readonly string[] {
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
