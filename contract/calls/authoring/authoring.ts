/** Loaded by pages of authors only (src/sync/authoring). */
import type { Endpoint } from '../../endpoint';
import { ProblemComments, SyncProblemComments } from '../../entities/comments/problem-comment';

export const authoringCalls = {
  /** Reports what was read, and gets the comments if they differ from the known ones. */
  problemCommentsSync: {
    method: 'POST',
    path: '/problem/comments/sync',
    auth: 'required',
    offline: 'cached',
    body: SyncProblemComments,
    response: ProblemComments,
    errors: ['UNAUTHENTICATED', 'PROBLEM_NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
