import * as z from 'zod/mini';
import { type Endpoint, none } from '../endpoint';
import { ServerMeta, ServerStatus } from '../entities/status';

export const serverCalls = {
  servers: {
    method: 'GET',
    path: '/servers',
    auth: 'none',
    offline: 'cached',
    response: z.object({ servers: z.array(z.string()) }),
    errors: none,
  },
  meta: { method: 'GET', path: '/meta', auth: 'none', offline: 'cached', response: ServerMeta, errors: none },
  status: {
    method: 'GET',
    path: '/status',
    auth: 'none',
    offline: 'online',
    response: ServerStatus,
    errors: none,
  },
} as const satisfies Record<string, Endpoint>;
