import * as z from 'zod/mini';
import { type Endpoint, id } from '../endpoint';
import { Badge } from '../entities/badge';

export const badgeCalls = {
  badgeGet: {
    method: 'GET',
    path: '/badges/:name',
    auth: 'none',
    offline: 'cached',
    params: z.object({ name: id }),
    response: z.object({ badge: Badge }),
    errors: ['BADGE_NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
