import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint';
import { SharedList } from '../entities/shared-list';

export const sharedListCalls = {
  /** For the owner, and for everybody with the link if the owner shares it. */
  listGet: {
    method: 'GET',
    path: '/lists/get/:listID',
    auth: 'optional',
    offline: 'cached',
    params: z.object({ listID: z.uuid() }),
    response: SharedList,
    errors: ['LIST_NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
