import * as z from 'zod/mini';
import { type Endpoint, id, none } from '../endpoint';
import { Challenge, ChallengeListItem } from '../entities/challenge';

export const challengeCalls = {
  challengeList: {
    method: 'GET',
    path: '/challenges/get-all',
    auth: 'none',
    offline: 'cached',
    response: z.object({ data: z.record(z.string(), ChallengeListItem) }),
    errors: none,
  },
  challengeGet: {
    method: 'GET',
    path: '/challenges/get/:id',
    auth: 'none',
    offline: 'cached',
    params: z.object({ id }),
    response: z.object({ challenge: Challenge }),
    errors: ['CHALLENGE_NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
