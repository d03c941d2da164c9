import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint';
import { NewProblem } from '../entities/problem/new-problem';

/** In a file of its own, because the service worker sends only this one of the calls about problems. */
export const problemCreateCalls = {
  problemCreate: {
    method: 'POST',
    path: '/problem/create',
    auth: 'required',
    offline: 'queued',
    body: NewProblem,
    response: z.object({ id: z.string(), version: z.int() }),
    errors: [
      'UNAUTHENTICATED',
      'USER_NOT_FOUND',
      'ID_TAKEN',
      'SOLUTIONS_DIFFER',
      'TOO_LARGE',
      'STORAGE_FULL',
      'KEY_MISSING',
      'KEY_REUSED',
      'IN_PROGRESS',
    ],
  },
} as const satisfies Record<string, Endpoint>;
