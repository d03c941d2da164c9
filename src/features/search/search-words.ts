/** What the search says of itself: under the list, and to who cannot see it. */
import { counted } from '../../lib/words';
import type { SearchState } from './search-machine';

/** A line under the list; '' when there is nothing to say. */
export function sourceLine({ server, message }: SearchState): string {
  switch (server) {
    case 'offline':
      return 'No network: this is what this device has.';
    case 'timeout':
    case 'refused':
      return `${message} Until then: what this device has.`;
    case 'asking':
      return 'Asking the server…';
    case 'answered':
      return '';
    default:
      return server satisfies never;
  }
}

/** Whether the present query has its list, whatever is in it. */
export function isAnswered({ query, shownFor }: SearchState): boolean {
  return query !== '' && query === shownFor;
}

/** Read out when a list is there. */
export function spokenLine(state: SearchState): string {
  if (!isAnswered(state) || state.server === 'asking') return '';
  const found = state.shown.length === 0 ? 'Nothing found.' : `${counted(state.shown.length, 'result')}.`;
  return [found, sourceLine(state)].filter(Boolean).join(' ');
}
