import * as z from 'zod/mini';
import { type Endpoint, id } from '../endpoint';
import { AnswerReceipt, GivenAnswer, SubmitAnswer } from '../entities/answer';
import { contestEntryErrors } from './contests/contest-entry-errors';

export const answerCalls = {
  answersSubmit: {
    method: 'POST',
    path: '/answers/submit',
    auth: 'optional',
    offline: 'queued',
    body: SubmitAnswer,
    response: AnswerReceipt,
    errors: [
      'PROBLEM_NOT_FOUND',
      'NOT_A_QUESTION',
      'ANSWERED_BEFORE',
      'IN_YOUR_CONTEST',
      ...contestEntryErrors,
      'TOKEN_INVALID',
      'KEY_MISSING',
      'KEY_REUSED',
      'IN_PROGRESS',
    ],
  },
  answersList: {
    method: 'GET',
    path: '/answers/:problemID',
    auth: 'required',
    offline: 'online',
    params: z.object({ problemID: id }),
    response: z.object({ answers: z.array(GivenAnswer) }),
    errors: ['UNAUTHENTICATED', 'PROBLEM_NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
