import * as z from 'zod/mini';
import { type Endpoint, id } from '../endpoint';
import { OwnProblem } from '../entities/own-problem';

export const ownProblemCalls = {
  /** In the order of creation, newest first. `next`: the cursor of the next page. */
  problemsOwn: {
    method: 'GET',
    path: '/problem/own',
    auth: 'required',
    offline: 'cached',
    query: z.object({ after: z.optional(id) }),
    response: z.object({ problems: z.array(OwnProblem), next: z.optional(z.string()) }),
    errors: ['UNAUTHENTICATED'],
  },
} as const satisfies Record<string, Endpoint>;
