/** Practice: what an account has solved, for its other devices. */
import type { Endpoint } from '../endpoint';
import { OwnPracticePage, OwnPracticeQuery } from '../entities/practice';

export const practiceCalls = {
  /** What the account has solved and answered, and its practice days: everything, or what changed since the cursor. */
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
