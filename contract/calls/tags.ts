import * as z from 'zod/mini';
import { type Endpoint, none } from '../endpoint';
import { TagCount } from '../entities/search';

export const tagCalls = {
  /** Tags of public items, the most used first. */
  tagList: {
    method: 'GET',
    path: '/tags/get-all',
    auth: 'none',
    offline: 'cached',
    response: z.object({ tags: z.array(TagCount) }),
    errors: none,
  },
} as const satisfies Record<string, Endpoint>;
