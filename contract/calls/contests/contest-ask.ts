import type { Endpoint } from '../../endpoint';
import { AskOrganiser, Clarification } from '../../entities/contest/clarification';

/** Apart from the organiser's calls: the service worker sends it and loads no others. */
export const contestAskCalls = {
  /** Only for registered users. A question about a problem needs a run that has the problem. */
  contestAsk: {
    method: 'POST',
    path: '/contests/ask',
    auth: 'required',
    offline: 'queued',
    body: AskOrganiser,
    response: Clarification,
    errors: [
      'UNAUTHENTICATED',
      'CONTEST_NOT_FOUND',
      'NOT_REGISTERED',
      'PARTICIPANT_BLOCKED',
      'PROBLEM_NOT_FOUND',
      'KEY_MISSING',
      'KEY_REUSED',
      'IN_PROGRESS',
    ],
  },
} as const satisfies Record<string, Endpoint>;
