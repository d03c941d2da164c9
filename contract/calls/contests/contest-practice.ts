/** Decisions 084 and 085. */

import * as z from 'zod/mini';
import { type Endpoint, id } from '../../endpoint';
import { ContestPractice, ManagedEditorials, ManagePractice } from '../../entities/contest/contest-practice';

const organiserOnly = ['UNAUTHENTICATED', 'CONTEST_NOT_FOUND', 'FORBIDDEN'] as const;

export const contestPracticeCalls = {
  /** Problems and editorials of a contest that is over for everybody. An unlisted contest answers its participants and staff. */
  contestPractice: {
    method: 'GET',
    path: '/contests/practice/:slug',
    auth: 'optional',
    offline: 'cached',
    params: z.object({ slug: id }),
    response: ContestPractice,
    errors: ['CONTEST_NOT_FOUND', 'CONTEST_NOT_OVER', 'NOT_REGISTERED'],
  },
  /** For the staff, at any time. */
  contestEditorials: {
    method: 'GET',
    path: '/contests/manage/:slug/editorials',
    auth: 'required',
    offline: 'cached',
    params: z.object({ slug: id }),
    response: ManagedEditorials,
    errors: organiserOnly,
  },
  /** Co-organisers. Returns all editorials. */
  contestManagePractice: {
    method: 'POST',
    path: '/contests/manage/practice',
    auth: 'required',
    offline: 'online',
    body: ManagePractice,
    response: ManagedEditorials,
    errors: [...organiserOnly, 'PROBLEM_NOT_FOUND', 'CONTEST_EDITED'],
  },
} as const satisfies Record<string, Endpoint>;
