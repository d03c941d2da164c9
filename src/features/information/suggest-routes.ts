import { editDistance } from '../../lib/edit-distance';

const maxDistance = 3;
const maxSuggestions = 4;

/**
 * Known routes that `path` may have meant, nearest first. Patterns with a name to fill in are no place to go, and `/` is near to
 * every short path, so neither is suggested.
 */
export function suggestRoutes(path: string, knownRoutes: readonly string[]): string[] {
  const wanted = plain(path);
  const candidates = [...new Set(knownRoutes.map(plain))].filter(
    (route) => route !== '/' && !route.includes('$'),
  );
  return candidates
    .map((route) => ({ route, distance: editDistance(wanted, route) }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance || a.route.localeCompare(b.route))
    .slice(0, maxSuggestions)
    .map(({ route }) => route);
}

function plain(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '') || '/';
}
