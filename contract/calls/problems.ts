import * as z from 'zod/mini';
import { type Endpoint, id, none } from '../endpoint';
import { CodeRunReceipt } from '../entities/code-run';
import { Rejudge, RejudgeRequest } from '../entities/contest/rejudge';
import { JuryResult } from '../entities/problem/jury-solution';
import { NewProblem } from '../entities/problem/new-problem';
import {
  Difficulty,
  ProblemDetail,
  ProblemId,
  ProblemListItem,
  problemListFields,
} from '../entities/problem/problem';
import { CheckJury, CheckProblem, JuryCheck } from '../entities/problem/problem-check';
import { ProblemStatistics } from '../entities/problem/problem-statistics';
import { GenerateTests, ValidateTests } from '../entities/problem/problem-tool-runs';
import { problemPageSize, problemPageSizeMax, runPolling, statementImageLimits } from '../limits';
import { problemSorts, problemStates } from '../rules/problem-order';
import { problemKinds } from '../rules/question-type';
import { problemPublishCalls } from './problem-publish';

/** POST /problem/get-all: sort and filter belong to the paged request (D-15); the cursor is the last `_id`. */
const ProblemListRequest = z.object({
  page: z.optional(z.int().check(z.gte(0))),
  perPage: z._default(z.int().check(z.gte(1), z.lte(problemPageSizeMax)), problemPageSize),
  lastSeenId: z.optional(z.nullable(id)),
  fields: z._default(z.array(z.enum(problemListFields)), ['id', 'title', 'difficulty', 'tags']),
  sort: z._default(z.enum(problemSorts), 'title'),
  /** `asc` is the natural order: titles from A, easiest, newest, most solved, highest acceptance first. */
  direction: z._default(z.enum(['asc', 'desc']), 'asc'),
  tags: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  difficulty: z.optional(Difficulty),
  kind: z.optional(z.enum(problemKinds)),
  mine: z.optional(z.boolean()),
  /** Of the signed-in user; ignored otherwise. */
  state: z.optional(z.enum(problemStates)),
  /** Only with an editorial. */
  editorial: z.optional(z.literal(true)),
});

const runErrors = ['UNAUTHENTICATED', 'TOO_LARGE', 'KEY_MISSING', 'KEY_REUSED', 'IN_PROGRESS'] as const;

export const problemCalls = {
  problemList: {
    method: 'POST',
    path: '/problem/get-all',
    auth: 'optional',
    offline: 'cached',
    body: ProblemListRequest,
    response: z.array(ProblemListItem),
    errors: none,
  },
  problemGet: {
    method: 'POST',
    path: '/problem/get',
    auth: 'optional',
    offline: 'cached',
    body: z.object({
      problemID: id,
      challengeID: z.optional(z.nullable(id)),
      /** Hashes of images that the device has: the answer leaves out their data. */
      images: z.optional(
        z
          .array(z.string().check(z.regex(/^[0-9a-f]{64}$/)))
          .check(z.maxLength(statementImageLimits.imagesMax)),
      ),
    }),
    response: z.object({
      problems: z.array(ProblemDetail),
      challenge: z.optional(z.object({ name: z.string() })),
    }),
    errors: ['PROBLEM_NOT_FOUND'],
  },
  problemStatistics: {
    method: 'GET',
    path: '/problem/statistics/:problemID',
    auth: 'optional',
    offline: 'cached',
    params: z.object({ problemID: id }),
    response: ProblemStatistics,
    errors: ['PROBLEM_NOT_FOUND', 'IN_YOUR_CONTEST'],
  },
  /** With test data, checker and answers: only for its creator. */
  problemExport: {
    method: 'POST',
    path: '/problem/export',
    auth: 'required',
    offline: 'online',
    /** With a version: of that one, for authors. */
    body: z.object({ problemID: id, version: z.optional(z.int()) }),
    response: z.object({ problem: NewProblem, version: z.int() }),
    errors: ['UNAUTHENTICATED', 'PROBLEM_NOT_FOUND', 'FORBIDDEN', 'VERSION_NOT_FOUND'],
  },
  /** PWIZ-11: if the id is taken, the response has a free one. */
  problemIdAvailable: {
    method: 'GET',
    path: '/check_availability/problem',
    auth: 'none',
    offline: 'online',
    query: z.object({ id: ProblemId }),
    response: z.object({ available: z.boolean(), instead: z.string() }),
    errors: none,
  },
  ...problemPublishCalls,
  /** PWIZ: runs a program on the test cases of an unsaved problem. Kept for one day; poll with `codeRunState`. */
  problemCheck: {
    method: 'POST',
    path: '/problem/check',
    auth: 'required',
    offline: 'online',
    body: CheckProblem,
    response: CodeRunReceipt,
    errors: [
      'UNAUTHENTICATED',
      'EMPTY_CODE',
      'CODE_TOO_LONG',
      'TOO_LARGE',
      'KEY_MISSING',
      'KEY_REUSED',
      'IN_PROGRESS',
    ],
  },
  /** Runs generators of an unsaved problem. Kept for one day; poll with `codeRunState`. */
  problemGenerate: {
    method: 'POST',
    path: '/problem/generate',
    auth: 'required',
    offline: 'online',
    body: GenerateTests,
    response: CodeRunReceipt,
    errors: [...runErrors, 'EMPTY_CODE', 'CODE_TOO_LONG'],
  },
  /** Runs input validators on the tests of an unsaved problem. Kept for one day; poll with `codeRunState`. */
  problemValidate: {
    method: 'POST',
    path: '/problem/validate',
    auth: 'required',
    offline: 'online',
    body: ValidateTests,
    response: CodeRunReceipt,
    errors: runErrors,
  },
  /** Runs jury solutions on the test cases of an unsaved problem; `runs` in the order of the solutions. */
  juryCheck: {
    method: 'POST',
    path: '/problem/jury/check',
    auth: 'required',
    offline: 'online',
    body: CheckJury,
    response: JuryCheck,
    errors: ['UNAUTHENTICATED', 'TOO_LARGE'],
  },
  /** The response waits until a run has ended. */
  juryCheckState: {
    method: 'GET',
    path: '/problem/jury/check/:checkID',
    auth: 'required',
    offline: 'online',
    params: z.object({ checkID: id }),
    query: z.object({
      wait: z.optional(z.coerce.number().check(z.gte(0), z.lte(runPolling.waitSecondsMax))),
    }),
    response: JuryCheck,
    errors: ['UNAUTHENTICATED', 'RUN_NOT_FOUND'],
  },
  /** For its creator: the results of the jury solutions of the published version. Null: not judged. */
  juryResults: {
    method: 'GET',
    path: '/problem/jury/:problemID',
    auth: 'required',
    offline: 'online',
    params: z.object({ problemID: id }),
    response: z.object({ version: z.int(), results: z.array(z.nullable(JuryResult)) }),
    errors: ['UNAUTHENTICATED', 'PROBLEM_NOT_FOUND'],
  },
  /** Removes the problem from all lists. Users keep their submissions. */
  problemDelete: {
    method: 'POST',
    path: '/problem/delete',
    auth: 'required',
    offline: 'online',
    body: z.object({ problemID: id }),
    response: z.object({ id: z.string() }),
    errors: ['UNAUTHENTICATED', 'PROBLEM_NOT_FOUND', 'KEY_MISSING', 'KEY_REUSED', 'IN_PROGRESS'],
  },
  problemRejudge: {
    method: 'POST',
    path: '/problems/rejudge',
    auth: 'required',
    offline: 'online',
    body: RejudgeRequest,
    response: Rejudge,
    errors: [
      'UNAUTHENTICATED',
      'TOKEN_INVALID',
      'FORBIDDEN',
      'PROBLEM_NOT_FOUND',
      'CONTEST_NOT_FOUND',
      'REJUDGE_NOT_FOUND',
      'REJUDGE_OPEN',
      'REJUDGE_NOT_READY',
      'REJUDGE_SETTLED',
      'PROBLEM_CHANGED',
    ],
  },
} as const satisfies Record<string, Endpoint>;
