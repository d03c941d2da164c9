/** Calls that every page may make; those of administrators come late (src/sync/admin). */

import type { Endpoint } from '../endpoint';
import { answerCalls } from './answers';
import { badgeCalls } from './badges';
import { challengeCalls } from './challenges';
import { assignmentCalls } from './classes/assignments';
import { classCommentCalls } from './classes/class-comments';
import { classWorkCalls } from './classes/class-work';
import { classCalls } from './classes/classes';
import { codeCalls } from './code';
import { contestApiCalls } from './contests/contest-api';
import { contestAskCalls } from './contests/contest-ask';
import { contestManageCalls } from './contests/contest-manage';
import { contestPackCalls } from './contests/contest-packs';
import { contestPracticeCalls } from './contests/contest-practice';
import { contestRegistrationCalls } from './contests/contest-registration';
import { contestSimilarityCalls } from './contests/contest-similarity';
import { contestCalls } from './contests/contests';
import { downloadCalls } from './downloads';
import { draftCalls } from './drafts';
import { outboxCalls } from './outbox';
import { ownListCalls } from './own-lists';
import { ownProblemCalls } from './own-problems';
import { practiceCalls } from './practice';
import { problemCommentWriteCalls } from './problem-comment-write';
import { problemHelpCalls } from './problem-help';
import { problemMemberCalls } from './problem-members';
import { problemVersionCalls } from './problem-versions';
import { problemCalls } from './problems';
import { reportCalls } from './reports';
import { searchCalls } from './search';
import { serverCalls } from './servers';
import { sharedDeviceCalls } from './shared-devices';
import { sharedListCalls } from './shared-lists';
import { tagCalls } from './tags';
import { userCalls } from './users';

export const pageEndpoints = {
  ...serverCalls,
  ...challengeCalls,
  ...problemCalls,
  ...problemHelpCalls,
  ...problemMemberCalls,
  ...problemCommentWriteCalls,
  ...problemVersionCalls,
  ...codeCalls,
  ...answerCalls,
  ...draftCalls,
  ...userCalls,
  ...practiceCalls,
  ...badgeCalls,
  ...outboxCalls,
  ...reportCalls,
  ...searchCalls,
  ...tagCalls,
  ...downloadCalls,
  ...contestCalls,
  ...contestManageCalls,
  ...contestAskCalls,
  ...contestRegistrationCalls,
  ...contestPackCalls,
  ...contestPracticeCalls,
  ...contestApiCalls,
  ...contestSimilarityCalls,
  ...classCalls,
  ...assignmentCalls,
  ...classWorkCalls,
  ...classCommentCalls,
  ...sharedDeviceCalls,
  ...ownListCalls,
  ...ownProblemCalls,
  ...sharedListCalls,
} as const satisfies Record<string, Endpoint>;
export type PageCallName = keyof typeof pageEndpoints;
