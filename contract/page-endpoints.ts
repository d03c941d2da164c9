/** Calls that every page may make; those of administrators come late (src/sync/admin). */
import { answerCalls } from './calls/answers';
import { badgeCalls } from './calls/badges';
import { challengeCalls } from './calls/challenges';
import { assignmentCalls } from './calls/classes/assignments';
import { classCommentCalls } from './calls/classes/class-comments';
import { classWorkCalls } from './calls/classes/class-work';
import { classCalls } from './calls/classes/classes';
import { codeCalls } from './calls/code';
import { contestApiCalls } from './calls/contests/contest-api';
import { contestAskCalls } from './calls/contests/contest-ask';
import { contestManageCalls } from './calls/contests/contest-manage';
import { contestPackCalls } from './calls/contests/contest-packs';
import { contestPracticeCalls } from './calls/contests/contest-practice';
import { contestRegistrationCalls } from './calls/contests/contest-registration';
import { contestSimilarityCalls } from './calls/contests/contest-similarity';
import { contestCalls } from './calls/contests/contests';
import { downloadCalls } from './calls/downloads';
import { draftCalls } from './calls/drafts';
import { outboxCalls } from './calls/outbox';
import { ownListCalls } from './calls/own-lists';
import { ownProblemCalls } from './calls/own-problems';
import { practiceCalls } from './calls/practice';
import { problemCommentWriteCalls } from './calls/problem-comment-write';
import { problemHelpCalls } from './calls/problem-help';
import { problemMemberCalls } from './calls/problem-members';
import { problemVersionCalls } from './calls/problem-versions';
import { problemCalls } from './calls/problems';
import { reportCalls } from './calls/reports';
import { searchCalls } from './calls/search';
import { serverCalls } from './calls/servers';
import { sharedDeviceCalls } from './calls/shared-devices';
import { sharedListCalls } from './calls/shared-lists';
import { tagCalls } from './calls/tags';
import { userCalls } from './calls/users';
import type { Endpoint } from './endpoint';

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
