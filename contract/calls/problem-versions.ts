import * as z from 'zod/mini';
import { type Endpoint, id } from '../endpoint';
import { ProblemVersionContent, ProblemVersionList, VersionNote } from '../entities/problem/problem-version';

const errors = ['UNAUTHENTICATED', 'PROBLEM_NOT_FOUND'] as const;

export const problemVersionCalls = {
  problemVersions: {
    method: 'GET',
    path: '/problem/versions/:problemID',
    auth: 'required',
    offline: 'online',
    params: z.object({ problemID: id }),
    response: ProblemVersionList,
    errors,
  },
  /** Everything but the data of the tests. */
  problemVersionGet: {
    method: 'POST',
    path: '/problem/version',
    auth: 'required',
    offline: 'online',
    body: z.object({ problemID: id, version: z.int() }),
    response: ProblemVersionContent,
    errors: [...errors, 'VERSION_NOT_FOUND'],
  },
  /** Publishes `version` again, as the next one. `newest`: the version that the author knows as the newest. */
  problemRestore: {
    method: 'POST',
    path: '/problem/restore',
    auth: 'required',
    offline: 'online',
    body: z.object({
      problemID: id,
      version: z.int(),
      newest: z.int(),
      note: z._default(VersionNote, ''),
      /** Despite jury solutions with other results, and without waiting for the judge. */
      publishAnyway: z.optional(z.boolean()),
    }),
    response: z.object({ id: z.string(), version: z.int() }),
    errors: [
      ...errors,
      'FORBIDDEN',
      'VERSION_NOT_FOUND',
      'SOLUTIONS_DIFFER',
      'PROBLEM_EDITED',
      'STORAGE_FULL',
      'KEY_MISSING',
      'KEY_REUSED',
      'IN_PROGRESS',
    ],
  },
} as const satisfies Record<string, Endpoint>;
