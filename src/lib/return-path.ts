/**
 * A safe return path from `from`: path, query and fragment if it stays on this origin (D-18), otherwise
 * null.
 */
export function returnPath(from: unknown, origin: string): string | null {
  if (typeof from !== 'string' || !from.startsWith('/')) return null;
  // Use a URL parser: `//host`, `/\host` and `/<tab>/host` all leave the origin.
  if (!URL.canParse(from, origin)) return null;
  const url = new URL(from, origin);
  if (url.origin !== origin) return null;
  const path = url.pathname + url.search + url.hash;
  // `/.//host` normalizes to `//host`, which is another origin.
  return path.startsWith('//') ? null : path;
}
