/**
 * Local results come first, the server's replace them. Once the user touches the list or selects an option,
 * rows keep their place and new ones are added below.
 */
import type { SearchResult } from '../../../contract/entities/search';

export interface SearchState {
  /** '' without a search. */
  readonly query: string;
  /** The query of `shown`: the former list stays until new results arrive. */
  readonly shownFor: string;
  readonly shown: readonly SearchResult[];
  readonly source: 'device' | 'server';
  readonly server: 'asking' | 'answered' | 'offline' | 'timeout' | 'refused';
  readonly message: string;
  /** Index of the active option; -1 for none. */
  readonly active: number;
  readonly touched: boolean;
}

export type SearchEvent =
  | { type: 'asked'; query: string; online: boolean }
  | { type: 'cleared' }
  | { type: 'deviceAnswered'; query: string; results: readonly SearchResult[] }
  | { type: 'serverAnswered'; query: string; results: readonly SearchResult[] }
  | { type: 'serverFailed'; query: string; reason: 'offline' | 'timeout' | 'refused'; message: string }
  | { type: 'moved'; to: 'next' | 'previous' | 'first' | 'last' | 'none'; count: number }
  | { type: 'touched' };

export const emptySearch: SearchState = {
  query: '',
  shownFor: '',
  shown: [],
  source: 'device',
  server: 'answered',
  message: '',
  active: -1,
  touched: false,
};

export function transition(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'asked': {
      const { query, online } = event;
      return {
        ...state,
        query,
        server: online ? 'asking' : 'offline',
        message: '',
        active: -1,
        touched: false,
      };
    }
    case 'cleared':
      return emptySearch;
    case 'deviceAnswered': {
      const isLate = event.query !== state.query || isFromServer(state);
      if (isLate) return state;
      return { ...state, shown: event.results, shownFor: event.query, source: 'device', active: -1 };
    }
    case 'serverAnswered': {
      if (event.query !== state.query) return state;
      const stays = state.shownFor === state.query && (state.touched || state.active >= 0);
      const shown = stays ? keepPlaces(state.shown, event.results) : event.results;
      const active = stays ? state.active : -1;
      return { ...state, shown, shownFor: event.query, source: 'server', server: 'answered', active };
    }
    case 'serverFailed':
      if (event.query !== state.query) return state;
      return { ...state, server: event.reason, message: event.message };
    case 'moved':
      return { ...state, active: moved(state.active, event.to, event.count) };
    case 'touched':
      return state.touched ? state : { ...state, touched: true };
    default:
      return event satisfies never;
  }
}

function isFromServer({ query, shownFor, source }: SearchState): boolean {
  return shownFor === query && source === 'server';
}

export const keyOf = ({ type, url }: SearchResult) => `${type}/${url}`;

/** Rows keep their place, updated with newer data; new ones are added below. */
function keepPlaces(shown: readonly SearchResult[], fresh: readonly SearchResult[]): SearchResult[] {
  const updated = new Map(fresh.map((result) => [keyOf(result), result]));
  const present = new Set(shown.map(keyOf));
  return [
    ...shown.map((result) => updated.get(keyOf(result)) ?? result),
    ...fresh.filter((result) => !present.has(keyOf(result))),
  ];
}

/** Wraps around, with a stop at the input. */
function moved(active: number, to: 'next' | 'previous' | 'first' | 'last' | 'none', count: number): number {
  if (count === 0 || to === 'none') return -1;
  if (to === 'first') return 0;
  if (to === 'last') return count - 1;
  const places = count + 1;
  return ((active + 1 + (to === 'next' ? 1 : places - 1)) % places) - 1;
}
