/** The calls of all modules, in the order of the API's document. */
import { adminRoutes } from './modules/admin/routes';
import { answerRoutes } from './modules/answers/routes';
import { assignmentRoutes } from './modules/assignments/routes';
import { badgeRoutes } from './modules/badges/routes';
import { challengeRoutes } from './modules/challenges/routes';
import { classWorkRoutes } from './modules/class-work/routes';
import { classRoutes } from './modules/classes/routes';
import { contestApiRoutes } from './modules/contest-api/routes';
import { contestAccountRoutes } from './modules/contests/accounts/account-routes';
import { contestManageRoutes } from './modules/contests/manage/manage-routes';
import { contestRoutes } from './modules/contests/routes';
import { downloadRoutes } from './modules/downloads/routes';
import { draftRoutes } from './modules/drafts/routes';
import { juryRoutes } from './modules/jury/routes';
import { leaderboardRoutes } from './modules/leaderboard/routes';
import { outboxRoutes } from './modules/outbox/routes';
import { ownListRoutes } from './modules/own-lists/routes';
import { practiceRoutes } from './modules/practice/routes';
import { problemCommentRoutes } from './modules/problem-comments/routes';
import { problemHelpRoutes } from './modules/problem-help/routes';
import { problemMemberRoutes } from './modules/problem-members/routes';
import { problemRoutes } from './modules/problems/routes';
import { reportRoutes } from './modules/reports/routes';
import { runRoutes } from './modules/runs/routes';
import { searchRoutes } from './modules/search/routes';
import { sessionRoutes } from './modules/sessions/routes';
import { sharedDeviceRoutes } from './modules/shared-devices/routes';
import { sharedSolutionRoutes } from './modules/shared-solutions/routes';
import { similarityRoutes } from './modules/similarity/routes';
import { statusRoutes } from './modules/status/routes';
import { submissionRoutes } from './modules/submissions/routes';
import { tagRoutes } from './modules/tags/routes';
import { userRoutes } from './modules/users/routes';

export const routesOfModules = [
  statusRoutes,
  challengeRoutes,
  problemRoutes,
  problemMemberRoutes,
  problemCommentRoutes,
  downloadRoutes,
  submissionRoutes,
  runRoutes,
  juryRoutes,
  answerRoutes,
  userRoutes,
  practiceRoutes,
  badgeRoutes,
  searchRoutes,
  tagRoutes,
  outboxRoutes,
  reportRoutes,
  draftRoutes,
  ownListRoutes,
  contestRoutes,
  contestManageRoutes,
  contestAccountRoutes,
  leaderboardRoutes,
  contestApiRoutes,
  similarityRoutes,
  classRoutes,
  assignmentRoutes,
  classWorkRoutes,
  problemHelpRoutes,
  sharedSolutionRoutes,
  sessionRoutes,
  sharedDeviceRoutes,
  adminRoutes,
];
