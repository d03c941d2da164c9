import { messages } from './messages';
import type { SearchState } from './search-machine';

/** Below the list: where the results are from. */
export function sourceLine({ server, message }: SearchState): string {
  switch (server) {
    case 'offline':
      return messages.offline;
    case 'timeout':
    case 'refused':
      return messages.serverFailed(message);
    case 'asking':
      return messages.askingServer;
    case 'answered':
      return '';
    default:
      return server satisfies never;
  }
}

export function isAnswered({ query, shownFor }: SearchState): boolean {
  return query !== '' && query === shownFor;
}

/** Read out by screen readers. */
export function announcement(state: SearchState): string {
  if (!isAnswered(state) || state.server === 'asking') return '';
  const found = state.shown.length === 0 ? messages.nothingFound : messages.resultCount(state.shown.length);
  return [found, sourceLine(state)].filter(Boolean).join(' ');
}
