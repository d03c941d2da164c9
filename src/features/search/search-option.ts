import type { SearchResult } from '../../../contract/entities/search';
import { keyOf } from './search-machine';

/** A row of the list: something found, or something looked for before. */
export type SearchOption = { kind: 'result'; result: SearchResult } | { kind: 'recent'; query: string };

export function optionKey(option: SearchOption): string {
  return option.kind === 'recent' ? `recent/${option.query}` : keyOf(option.result);
}

/** SRCH-2: where a result leads. */
/** `from`: the page that is searched from (NAV-31). */
export function resultPath({ type, url }: SearchResult, from: string): string {
  return `/${type}s/${encodeURIComponent(url)}?from=${encodeURIComponent(from)}`;
}
