/** API-22 … 28 */
import * as z from 'zod/mini';
import { binary, type Endpoint, id } from '../../endpoint';
import { ContestDetail, ContestListItem, Leaderboard, RunEnd } from '../../entities/contest/contest';
import { ContestReplay } from '../../entities/contest/contest-results';
import {
  ContactedRun,
  FinishContest,
  RegisterForContest,
  Registration,
  ReportContestEvents,
  RunContact,
  StartContest,
  StartedContest,
  WarningsState,
} from '../../entities/contest/contest-run';
import { NewContest } from '../../entities/contest/new-contest';
import { leaderboardPageSize, leaderboardPageSizeMax } from '../../limits';

const keyed = ['KEY_MISSING', 'KEY_REUSED', 'IN_PROGRESS'] as const;
const barred = ['PARTICIPANT_BLOCKED', 'EMAIL_DOMAIN_NOT_ALLOWED', 'EMAIL_NOT_ALLOWED'] as const;

export const contestCalls = {
  /** Public contests and the verified caller's own, whatever `creator` contains (D-9): running, upcoming, past. */
  contestsAll: {
    method: 'POST',
    path: '/contests/get-all',
    auth: 'optional',
    offline: 'cached',
    body: z.object({ creator: z.optional(z.nullable(z.string().check(z.maxLength(128)))) }),
    response: z.object({
      publicContests: z.array(ContestListItem),
      userContests: z.array(ContestListItem),
      /** Includes unlisted contests. Missing in older servers. */
      joinedContests: z.optional(z.array(ContestListItem)),
    }),
    errors: ['IDENTITY_MISMATCH'],
  },
  contestGet: {
    method: 'GET',
    path: '/contests/get/:slug',
    auth: 'optional',
    offline: 'cached',
    params: z.object({ slug: id }),
    response: ContestDetail,
    errors: ['CONTEST_NOT_FOUND'],
  },
  /** Idempotent. */
  contestRegister: {
    method: 'POST',
    path: '/contests/register/:slug',
    auth: 'required',
    offline: 'queued',
    params: z.object({ slug: id }),
    body: RegisterForContest,
    response: Registration,
    errors: [
      'UNAUTHENTICATED',
      'USER_NOT_FOUND',
      'CONTEST_NOT_FOUND',
      'CONTEST_ENDED',
      'CONTEST_PASSWORD_WRONG',
      ...barred,
      ...keyed,
    ],
  },
  /** Or returns the run already started, from any device. */
  contestStart: {
    method: 'POST',
    path: '/contests/start/:slug',
    auth: 'required',
    offline: 'online',
    params: z.object({ slug: id }),
    body: StartContest,
    response: StartedContest,
    errors: [
      'UNAUTHENTICATED',
      'USER_NOT_FOUND',
      'CONTEST_NOT_FOUND',
      'CONTEST_NOT_STARTED',
      'CONTEST_ENDED',
      'CONTEST_PAUSED',
      'NOT_REGISTERED',
      'EMAIL_NOT_PROVEN',
      ...barred,
    ],
  },
  /** Only the first end counts. */
  contestFinish: {
    method: 'POST',
    path: '/contests/finish',
    auth: 'required',
    offline: 'queued',
    body: FinishContest,
    /** Null: ended by a device that did not know of a pause, so the run continues. */
    response: z.object({ end: z.nullable(RunEnd) }),
    errors: ['UNAUTHENTICATED', 'CONTEST_NOT_FOUND', 'NOT_STARTED', ...keyed],
  },
  contestEvents: {
    method: 'POST',
    path: '/contests/events',
    auth: 'required',
    offline: 'queued',
    body: ReportContestEvents,
    response: WarningsState,
    errors: ['UNAUTHENTICATED', 'CONTEST_NOT_FOUND', 'NOT_STARTED', ...keyed],
  },
  contestContact: {
    method: 'POST',
    path: '/contests/contact',
    auth: 'required',
    offline: 'online',
    body: RunContact,
    response: ContactedRun,
    errors: ['UNAUTHENTICATED', 'CONTEST_NOT_FOUND', 'NOT_STARTED'],
  },
  contestCreate: {
    method: 'POST',
    path: '/contests/create',
    auth: 'required',
    offline: 'queued',
    encoding: 'files',
    body: NewContest,
    /** Without `redirect`, the wizard continues on the contest list (CWIZ-57). */
    response: z.object({ slug: z.string(), redirect: z.optional(z.string()), version: z.int() }),
    errors: ['UNAUTHENTICATED', 'USER_NOT_FOUND', 'PROBLEM_NOT_FOUND', ...keyed],
  },
  /** Logo or banner, named after its content. */
  contestImageGet: {
    method: 'GET',
    path: '/contest-images/:file',
    auth: 'none',
    offline: 'cached',
    params: z.object({ file: z.string().check(z.maxLength(80)) }),
    response: binary,
    errors: ['NOT_FOUND'],
  },
  /** `page` starts at 0; `aroundMe` selects the page with the caller's row. */
  leaderboardGet: {
    method: 'POST',
    path: '/leaderboard/:contestSlug',
    auth: 'optional',
    offline: 'cached',
    params: z.object({ contestSlug: id }),
    body: z.object({
      page: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
      perPage: z._default(z.int().check(z.gte(1), z.lte(leaderboardPageSizeMax)), leaderboardPageSize),
      aroundMe: z.optional(z.boolean()),
    }),
    response: Leaderboard,
    errors: ['CONTEST_NOT_FOUND', 'NOT_REGISTERED'],
  },
  /** The course of the contest, as far as the caller can see it on the leaderboard. */
  contestReplay: {
    method: 'GET',
    path: '/leaderboard/:contestSlug/replay',
    auth: 'optional',
    offline: 'cached',
    params: z.object({ contestSlug: id }),
    response: ContestReplay,
    errors: ['CONTEST_NOT_FOUND', 'NOT_REGISTERED'],
  },
} as const satisfies Record<string, Endpoint>;
