import { editDistance } from '../../lib/edit-distance';

const maxDistance = 3;
/** A name that fills a pattern counts for nothing, so less of such an address is compared: at most every fourth letter may differ. */
const lettersPerEdit = 4;
const maxSuggestions = 4;

/**
 * Known routes that `path` may have meant, nearest first. A pattern (`/tags/$tag`) is compared with the names of the path in it, and
 * suggested so. `/` is near to every short path, so it is not suggested.
 */
export function suggestRoutes(path: string, knownRoutes: readonly string[]): string[] {
  const wanted = trimmed(path);
  const candidates = new Set(knownRoutes.flatMap((route) => filled(trimmed(route), wanted) ?? []));
  candidates.delete('/');
  candidates.delete(wanted);
  const isFixed = new Set(knownRoutes.map(trimmed));
  return [...candidates]
    .map((route) => ({ route, distance: editDistance(wanted.toLowerCase(), route.toLowerCase()) }))
    .filter(({ route, distance }) => distance <= (isFixed.has(route) ? maxDistance : maxEdits(route)))
    .sort((a, b) => a.distance - b.distance || a.route.localeCompare(b.route))
    .slice(0, maxSuggestions)
    .map(({ route }) => route);
}

/** Of a filled pattern: by the letters of its first part, which no name fills. */
function maxEdits(route: string): number {
  const [first = ''] = route.slice(1).split('/');
  return Math.min(maxDistance, Math.floor(first.length / lettersPerEdit));
}

/** The pattern with the names that stand at the same places of the path; null when that has other places. */
function filled(pattern: string, path: string): string | null {
  if (!pattern.includes('$')) return pattern;
  const parts = path.split('/');
  const wanted = pattern.split('/');
  if (parts.length !== wanted.length) return null;
  return wanted.map((part, at) => (part.startsWith('$') ? parts[at] : part)).join('/');
}

function trimmed(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}
