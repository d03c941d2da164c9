import * as z from 'zod/mini';
import { type Endpoint, id } from '../endpoint';
import { OwnProblem } from '../entities/problem/own-problem';
import { ProblemInvitation } from '../entities/problem/problem-member';

export const ownProblemCalls = {
  /**
   * In the order of creation, newest first. `next`: the cursor of the next page. `invitation`: an id from a mail, whose
   * invitation is then in the answer too.
   */
  problemsOwn: {
    method: 'GET',
    path: '/problem/own',
    auth: 'required',
    offline: 'cached',
    query: z.object({ after: z.optional(id), invitation: z.optional(z.uuid()) }),
    response: z.object({
      problems: z.array(OwnProblem),
      invitations: z.array(ProblemInvitation),
      next: z.optional(z.string()),
    }),
    errors: ['UNAUTHENTICATED'],
  },
} as const satisfies Record<string, Endpoint>;
