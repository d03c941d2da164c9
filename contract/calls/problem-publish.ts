import * as z from 'zod/mini';
import { type Endpoint, id } from '../endpoint';
import { NewProblem } from '../entities/problem/new-problem';
import { VersionNote } from '../entities/problem/problem-version';

const refusals = [
  'SOLUTIONS_DIFFER',
  'TOO_LARGE',
  'STORAGE_FULL',
  'KEY_MISSING',
  'KEY_REUSED',
  'IN_PROGRESS',
] as const;

/** In a file of their own, because the service worker sends only these calls about problems. */
export const problemPublishCalls = {
  problemCreate: {
    method: 'POST',
    path: '/problem/create',
    auth: 'required',
    offline: 'queued',
    body: NewProblem,
    response: z.object({ id: z.string(), version: z.int() }),
    errors: ['UNAUTHENTICATED', 'USER_NOT_FOUND', 'ID_TAKEN', ...refusals],
  },
  /** `version` is the version that was edited. The id and the kind (code or question) cannot change. */
  problemUpdate: {
    method: 'POST',
    path: '/problem/update',
    auth: 'required',
    offline: 'queued',
    body: z.object({
      problemID: id,
      version: z.int(),
      problem: NewProblem,
      /** What the author changed, for the history. */
      note: z.optional(VersionNote),
    }),
    response: z.object({ id: z.string(), version: z.int() }),
    errors: ['UNAUTHENTICATED', 'PROBLEM_NOT_FOUND', 'PROBLEM_EDITED', ...refusals],
  },
} as const satisfies Record<string, Endpoint>;
