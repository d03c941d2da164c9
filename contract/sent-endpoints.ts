/**
 * The calls that the service worker makes without a page: queued calls, and those around them. It loads only these
 * schemas; a file that is spread here costs every device its size.
 */
import { answerCalls } from './calls/answers';
import { classCommentCalls } from './calls/classes/class-comments';
import { codeCalls } from './calls/code';
import { contestAskCalls } from './calls/contests/contest-ask';
import { contestCalls } from './calls/contests/contests';
import { draftCalls } from './calls/drafts';
import { outboxCalls } from './calls/outbox';
import { ownListCalls } from './calls/own-lists';
import { problemCommentWriteCalls } from './calls/problem-comment-write';
import { problemHelpCalls } from './calls/problem-help';
import { problemPublishCalls } from './calls/problem-publish';
import { reportCalls } from './calls/reports';
import { userCalls } from './calls/users';
import type { Endpoint } from './endpoint';

export const sentEndpoints = {
  ...outboxCalls,
  ...draftCalls,
  ...codeCalls,
  ...answerCalls,
  ...problemPublishCalls,
  ...problemHelpCalls,
  ...problemCommentWriteCalls,
  ...userCalls,
  ...reportCalls,
  ...contestCalls,
  ...contestAskCalls,
  ...classCommentCalls,
  ...ownListCalls,
} as const satisfies Record<string, Endpoint>;

export type SentName = keyof typeof sentEndpoints;
