import * as z from 'zod/mini';
import { type Endpoint, none } from '../endpoint';
import { SearchResult } from '../entities/search';
import { normalizeQuery, searchQueryLengthMax } from '../rules/search-query';

export const searchCalls = {
  /** Best match first. An empty query finds nothing. */
  search: {
    method: 'POST',
    path: '/search',
    auth: 'optional',
    offline: 'cached',
    body: z.object({
      query: z.string().check(z.maxLength(searchQueryLengthMax * 4), z.overwrite(normalizeQuery)),
    }),
    response: z.array(SearchResult),
    errors: none,
  },
} as const satisfies Record<string, Endpoint>;
