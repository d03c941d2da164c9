import { editDistance } from '../../lib/edit-distance';

const maxDistance = 3;
/** Names in a pattern always match, so fewer letters are compared: at most every fourth may differ. */
const lettersPerEdit = 4;
const maxSuggestions = 4;

/**
 * Known routes similar to `path`, nearest first. Patterns (`/tags/$tag`) get the path's names. `/` is
 * similar to every short path, so it is excluded.
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

/** For a pattern: by the length of its first segment. */
function maxEdits(route: string): number {
  const [first = ''] = route.slice(1).split('/');
  return Math.min(maxDistance, Math.floor(first.length / lettersPerEdit));
}

/** The pattern filled from the path's segments; null if the number of segments differs. */
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
