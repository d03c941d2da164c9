import * as z from 'zod/mini';
import { type Endpoint, id } from '../endpoint';
import { HelpOpening, OpenedHelp } from '../entities/problem/problem-help';
import { SharedSolutionsPage, SharedSolutionsQuery } from '../entities/problem/shared-solution';

export const problemHelpCalls = {
  /** A second opening of the same part, also from another device, changes nothing but an earlier time. */
  helpOpen: {
    method: 'POST',
    path: '/problem/help/open',
    auth: 'required',
    offline: 'queued',
    body: HelpOpening,
    response: OpenedHelp,
    errors: [
      'UNAUTHENTICATED',
      'USER_NOT_FOUND',
      'PROBLEM_NOT_FOUND',
      'KEY_MISSING',
      'KEY_REUSED',
      'IN_PROGRESS',
    ],
  },
  /** The caller's own. */
  helpOpened: {
    method: 'GET',
    path: '/problem/help/opened/:problemID',
    auth: 'required',
    offline: 'cached',
    params: z.object({ problemID: id }),
    response: z.object({ opened: z.array(OpenedHelp) }),
    errors: ['UNAUTHENTICATED', 'PROBLEM_NOT_FOUND'],
  },
  /** Only for those who have solved the problem, its creator and administrators. Without the caller's own. */
  sharedSolutions: {
    method: 'POST',
    path: '/problem/solutions',
    auth: 'required',
    offline: 'cached',
    body: SharedSolutionsQuery,
    response: SharedSolutionsPage,
    errors: ['UNAUTHENTICATED', 'PROBLEM_NOT_FOUND', 'NOT_SOLVED', 'IN_YOUR_CONTEST'],
  },
} as const satisfies Record<string, Endpoint>;
