import { problemCommentLimits } from '../../../contract/comment-limits';
import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import { syncProblemComments } from './sync-comments';
import { writeProblemComment } from './write-comment';

export function problemCommentRoutes({ on }: Api, { config }: Context): void {
  on('problemCommentsSync', ({ db, body, caller }) => syncProblemComments(db, body, caller.uid), {
    limit: { perMinute: config.limits.draft, by: ({ caller }) => ['problem-comments', caller.uid] },
  });

  on('problemCommentWrite', ({ db, body, caller }) => writeProblemComment(db, body, caller.uid), {
    limit: {
      perMinute: problemCommentLimits.perMinute,
      by: ({ caller }) => ['problem-comment', caller.uid],
    },
  });
}
