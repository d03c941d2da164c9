/** The local search index; tolerates the same errors as the server. */
import MiniSearch, { type Query } from 'minisearch';
import type { SearchResult } from '../../../contract/entities/search';
import { queryWords, transposedWords } from '../../../contract/rules/search-query';
import type { SearchDocument } from '../../data/copies/search-documents';
import { foldAccents } from '../../data/copies/search-words';

const resultsMax = 20;
/** Literal matches come before corrected ones. */
const transposedWeight = 0.5;
/** Allowed edit distance; two swapped letters count as two. Short words have too many neighbours. */
function maxEdits(term: string): number | false {
  if (term.length < 3) return false;
  return term.length < 5 ? 1 : 2;
}

export interface SearchIndex {
  find(query: string): SearchResult[];
}

/** Takes about 25 µs per document; meant for a worker. */
export function buildSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const words = new MiniSearch<IndexedDocument>({
    fields: ['name', 'url', 'tags', 'text'],
    tokenize,
    processTerm: foldAccents,
    searchOptions: {
      boost: { name: 6, url: 4, tags: 3 },
      prefix: true,
      fuzzy: maxEdits,
      combineWith: 'AND',
    },
  });
  words.addAll(documents.map(({ result, tags, text }, id) => ({ ...result, id, tags, text })));
  return {
    find(query) {
      const asked = { combineWith: 'AND', queries: tokenize(query).map(orTransposed) } as const;
      const scored = words.search(asked).slice(0, resultsMax * 5);
      return scored
        .map(({ id, score }) => ({ result: documents[id]?.result, score }))
        .flatMap(({ result, score }) => (result ? [{ result, score: score * closeness(result, query) }] : []))
        .sort((a, b) => b.score - a.score)
        .slice(0, resultsMax)
        .map(({ result }) => result);
    },
  };
}

interface IndexedDocument {
  id: number;
  name: string;
  url: string;
  tags: string;
  text: string;
}

/** Words, and whole parts between spaces: `c++` is not `c`. */
function tokenize(text: string): string[] {
  const parts = text.toLowerCase().split(/\s+/).filter(Boolean);
  return [...new Set(parts.flatMap((part) => [part, ...queryWords(part)]))];
}

/** Matches the word, or any whole word with two neighbouring letters swapped. */
function orTransposed(term: string): Query {
  const meant = transposedWords(term);
  const whole = { prefix: false, fuzzy: false, boostTerm: () => transposedWeight, queries: meant };
  return meant.length === 0 ? term : { combineWith: 'OR', queries: [term, whole] };
}

/** Boosts results whose name equals or begins with the query. */
function closeness({ name, url }: SearchResult, query: string): number {
  const names = [name.toLowerCase(), url.toLowerCase()];
  if (names.includes(query)) return 20;
  return names.some((one) => one.startsWith(query)) ? 3 : 1;
}
