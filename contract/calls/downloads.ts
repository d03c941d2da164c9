/** Downloads for offline use: what belongs to one and how large it is, then its problems, many at a time. */
import * as z from 'zod/mini';
import { type Endpoint, id, none } from '../endpoint';
import { DownloadPlan, DownloadSubject } from '../entities/download';
import { ProblemDetail } from '../entities/problem';
import { downloadBatchMax } from '../limits';

export const downloadCalls = {
  downloadPlan: {
    method: 'POST',
    path: '/downloads/plan',
    auth: 'optional',
    offline: 'cached',
    body: DownloadSubject,
    response: DownloadPlan,
    errors: ['CHALLENGE_NOT_FOUND'],
  },
  downloadProblems: {
    method: 'POST',
    path: '/downloads/problems',
    auth: 'optional',
    offline: 'cached',
    body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(downloadBatchMax)) }),
    response: z.object({
      problems: z.array(ProblemDetail),
      /** There, but too much for one answer: to be asked for again. What is in neither list is gone. */
      rest: z.array(z.string()),
    }),
    errors: none,
  },
} as const satisfies Record<string, Endpoint>;
