import * as z from 'zod/mini';
import { type Endpoint, id, none } from '../endpoint';
import { DownloadPlan, DownloadSubject } from '../entities/download';
import { ProblemDetail } from '../entities/problem/problem';
import { downloadBatchMax } from '../limits';

export const downloadCalls = {
  downloadPlan: {
    method: 'POST',
    path: '/downloads/plan',
    auth: 'optional',
    offline: 'cached',
    body: DownloadSubject,
    response: DownloadPlan,
    errors: ['CHALLENGE_NOT_FOUND', 'ASSIGNMENT_NOT_FOUND'],
  },
  downloadProblems: {
    method: 'POST',
    path: '/downloads/problems',
    auth: 'optional',
    offline: 'cached',
    body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(downloadBatchMax)) }),
    response: z.object({
      problems: z.array(ProblemDetail),
      /** Did not fit into this response; ask again. Ids in neither list no longer exist. */
      rest: z.array(z.string()),
    }),
    errors: none,
  },
} as const satisfies Record<string, Endpoint>;
