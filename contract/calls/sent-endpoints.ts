/**
 * The calls that the service worker makes without a page: queued calls, and those around them. It loads only these
 * schemas; a file that is spread here costs every device its size.
 */

import type { Endpoint } from '../endpoint';
import { answerCalls } from './answers';
import { classCommentCalls } from './classes/class-comments';
import { codeCalls } from './code';
import { contestAskCalls } from './contests/contest-ask';
import { contestCalls } from './contests/contests';
import { draftCalls } from './drafts';
import { outboxCalls } from './outbox';
import { ownListCalls } from './own-lists';
import { problemCommentWriteCalls } from './problem-comment-write';
import { problemHelpCalls } from './problem-help';
import { problemPublishCalls } from './problem-publish';
import { reportCalls } from './reports';
import { userCalls } from './users';

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
