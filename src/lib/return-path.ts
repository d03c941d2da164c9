/**
 * Where a back button or a finished sign-in may lead: the path that `from` names, if it stays on this origin (D-18).
 * Returns path, query and fragment, or null for everything else.
 */
export function returnPath(from: unknown, origin: string): string | null {
  if (typeof from !== 'string' || !from.startsWith('/')) return null;
  // A parser decides, not the eye: `//host`, `/\host` and `/<tab>/host` all leave the origin.
  if (!URL.canParse(from, origin)) return null;
  const url = new URL(from, origin);
  if (url.origin !== origin) return null;
  const path = url.pathname + url.search + url.hash;
  // Without its dots `/.//host` reads `//host`, which whoever is given the path takes for another origin.
  return path.startsWith('//') ? null : path;
}
