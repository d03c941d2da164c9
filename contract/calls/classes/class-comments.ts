/** Separate from the other calls of classes, because the service worker sends it. */
import type { Endpoint } from '../../endpoint';
import { CommentReceipt, CommentWrite } from '../../entities/classes/class-comment';

export const classCommentCalls = {
  /** By a teacher of the class, or by the student on whose submission it is. */
  commentWrite: {
    method: 'POST',
    path: '/classes/comment',
    auth: 'required',
    offline: 'queued',
    body: CommentWrite,
    response: CommentReceipt,
    errors: [
      'UNAUTHENTICATED',
      'CLASS_NOT_FOUND',
      'SUBMISSION_NOT_FOUND',
      'COMMENT_OF_OTHER',
      'COMMENTS_FULL',
      'KEY_MISSING',
      'KEY_REUSED',
      'IN_PROGRESS',
    ],
  },
} as const satisfies Record<string, Endpoint>;
