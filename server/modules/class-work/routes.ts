import { classWorkLimits } from '../../../contract/class-limits';
import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import { readProgress } from './read-progress';
import { readStudentWork } from './read-student-work';
import { syncClassWork } from './sync-class-work';
import { writeComment } from './write-comment';

export function classWorkRoutes({ on }: Api, { config }: Context): void {
  on('classSync', ({ db, body, caller }) => syncClassWork(db, body, caller.uid), {
    limit: { perMinute: config.limits.draft, by: ({ caller }) => ['class-sync', caller.uid] },
  });

  on('classProgress', ({ db, params, query, caller }) =>
    readProgress(db, params.classID, query.assignmentID, caller.uid),
  );

  on('classWork', ({ db, params, caller }) => readStudentWork(db, params, caller.uid));

  on('commentWrite', ({ db, body, caller }) => writeComment(db, body, caller.uid), {
    limit: {
      perMinute: classWorkLimits.commentsPerMinute,
      by: ({ caller }) => ['comment', caller.uid],
    },
  });
}
