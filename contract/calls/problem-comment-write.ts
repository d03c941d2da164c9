/** Separate from the other calls of authors, because the service worker sends it. */
import type { Endpoint } from '../endpoint';
import { CommentReceipt } from '../entities/classes/class-comment';
import { ProblemCommentWrite } from '../entities/comments/problem-comment-write';

export const problemCommentWriteCalls = {
  /** By the creator, a co-author or a tester. Resolving is also up to testers, in threads that they started. */
  problemCommentWrite: {
    method: 'POST',
    path: '/problem/comment',
    auth: 'required',
    offline: 'queued',
    body: ProblemCommentWrite,
    response: CommentReceipt,
    errors: [
      'UNAUTHENTICATED',
      'PROBLEM_NOT_FOUND',
      'FORBIDDEN',
      'COMMENT_NOT_FOUND',
      'COMMENT_OF_OTHER',
      'COMMENTS_FULL',
      'KEY_MISSING',
      'KEY_REUSED',
      'IN_PROGRESS',
    ],
  },
} as const satisfies Record<string, Endpoint>;
