import * as z from 'zod/mini';
import { type Endpoint, id } from '../endpoint';
import { CodeRunReceipt, CodeRunState, RunCode } from '../entities/code-run';
import { SubmissionState, SubmitCode, SubmitReceipt } from '../entities/submission';
import { runPolling } from '../limits';
import { contestEntryErrors } from './contests/contest-entry-errors';

export const codeCalls = {
  codeSubmit: {
    method: 'POST',
    path: '/code/submit',
    auth: 'optional',
    offline: 'queued',
    body: SubmitCode,
    response: SubmitReceipt,
    errors: [
      'EMPTY_CODE',
      'CODE_TOO_LONG',
      'PROBLEM_NOT_FOUND',
      'NOT_JUDGED_HERE',
      'CODE_OUTSIDE_GAPS',
      'IN_YOUR_CONTEST',
      ...contestEntryErrors,
      'TOKEN_INVALID',
      'KEY_MISSING',
      'KEY_REUSED',
      'IN_PROGRESS',
    ],
  },
  codeStatus: {
    method: 'GET',
    path: '/code/status/:submissionID',
    auth: 'optional',
    offline: 'cached',
    params: z.object({ submissionID: id }),
    /** Seconds that the server may delay the response until the state is final (D-7). */
    query: z.object({
      wait: z.optional(z.coerce.number().check(z.gte(0), z.lte(runPolling.waitSecondsMax))),
    }),
    response: SubmissionState,
    errors: ['SUBMISSION_NOT_FOUND'],
  },
  /** For devices that cannot run the language. Kept for one day. */
  codeRun: {
    method: 'POST',
    path: '/code/run',
    auth: 'optional',
    offline: 'queued',
    body: RunCode,
    response: CodeRunReceipt,
    errors: [
      'EMPTY_CODE',
      'CODE_TOO_LONG',
      'PROBLEM_NOT_FOUND',
      'CONTEST_NOT_FOUND',
      'NOT_JUDGED_HERE',
      'TOKEN_INVALID',
      'KEY_MISSING',
      'KEY_REUSED',
      'IN_PROGRESS',
    ],
  },
  /** Anonymous runs are visible to anyone with the unguessable id. */
  codeRunState: {
    method: 'GET',
    path: '/code/run/:runID',
    auth: 'optional',
    offline: 'online',
    params: z.object({ runID: id }),
    query: z.object({
      wait: z.optional(z.coerce.number().check(z.gte(0), z.lte(runPolling.waitSecondsMax))),
    }),
    response: CodeRunState,
    errors: ['RUN_NOT_FOUND', 'TOKEN_INVALID'],
  },
} as const satisfies Record<string, Endpoint>;
