import type { SearchResult } from '../../../contract/entities/search';
import { keyOf } from './search-machine';

export type SearchOption = { kind: 'result'; result: SearchResult } | { kind: 'recent'; query: string };

export function optionKey(option: SearchOption): string {
  return option.kind === 'recent' ? `recent/${option.query}` : keyOf(option.result);
}

/** SRCH-2. `from`: the current page (NAV-31). */
export function resultPath({ type, url }: SearchResult, from: string): string {
  return `/${type}s/${encodeURIComponent(url)}?from=${encodeURIComponent(from)}`;
}
