import { counted } from '../../lib/words';
import type { SearchState } from './search-machine';

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

export function isAnswered({ query, shownFor }: SearchState): boolean {
  return query !== '' && query === shownFor;
}

export function spokenLine(state: SearchState): string {
  if (!isAnswered(state) || state.server === 'asking') return '';
  const found = state.shown.length === 0 ? 'Nothing found.' : `${counted(state.shown.length, 'result')}.`;
  return [found, sourceLine(state)].filter(Boolean).join(' ');
}
