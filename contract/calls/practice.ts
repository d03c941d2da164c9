/** Practice results of an account, for its other devices. */
import type { Endpoint } from '../endpoint';
import { OwnPracticePage, OwnPracticeQuery } from '../entities/practice';

export const practiceCalls = {
  /** Solved problems, answers and practice days: all of them, or the changes since the cursor. */
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
