import type { Endpoint } from '../endpoint';
import { OwnPracticePage, OwnPracticeQuery } from '../entities/practice';

export const practiceCalls = {
  /** Everything, or the changes since the cursor. */
  practiceOwn: {
    method: 'POST',
    path: '/users/practice',
    auth: 'required',
    offline: 'cached',
    body: OwnPracticeQuery,
    response: OwnPracticePage,
    errors: ['UNAUTHENTICATED'],
  },
} as const satisfies Record<string, Endpoint>;
