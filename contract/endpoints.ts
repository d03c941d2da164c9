/**
 * The table of calls: what both sides agree on, and the first file to read. Paths are below `<server>/api`.
 *
 * `auth`     none: no token is looked at · optional: the caller's account matters if there is one · required: 401 without.
 *            A token that is not valid any more: TOKEN_INVALID; only reading with an optional account goes on without it.
 * `offline`  cached: answered from the device, refreshed beside it · queued: written to the outbox first · online: needs the network now.
 * A queued call carries an `Idempotency-Key` header; a repeat with the same key has no second effect and gets the first answer.
 */
import * as z from 'zod/mini';
import { Challenge, ChallengeListItem } from './entities/challenge';
import {
  CreateProblem,
  Difficulty,
  ProblemDetail,
  ProblemListItem,
  problemListFields,
} from './entities/problem';
import { ServerMeta, ServerStatus } from './entities/status';
import { SubmissionState, SubmitCode, SubmitReceipt } from './entities/submission';
import { Email, SignupEmail, User, Username } from './entities/user';
import type { ErrorCode } from './errors';
import { problemPageSize, problemPageSizeMax, runPolling } from './limits';

export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly auth: 'none' | 'optional' | 'required';
  readonly offline: 'cached' | 'queued' | 'online';
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly response: z.ZodMiniType;
  /** Beyond VALIDATION, TOO_MANY_REQUESTS, INTERNAL and UNAVAILABLE, which any call may answer. */
  readonly errors: readonly ErrorCode[];
}

const none = [] as const satisfies readonly ErrorCode[];
const id = z.string().check(z.minLength(1), z.maxLength(64));

/** POST /problem/get-all: sort and filter are part of the paged request (D-15); the cursor is the `_id` last seen. */
const ProblemListRequest = z.object({
  page: z.optional(z.int().check(z.gte(0))),
  perPage: z._default(z.int().check(z.gte(1), z.lte(problemPageSizeMax)), problemPageSize),
  lastSeenId: z.optional(z.nullable(id)),
  fields: z._default(z.array(z.enum(problemListFields)), ['id', 'title', 'difficulty', 'tags']),
  sort: z._default(z.enum(['title', 'difficulty', 'newest']), 'title'),
  direction: z._default(z.enum(['asc', 'desc']), 'asc'),
  tags: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  difficulty: z.optional(Difficulty),
});

export const endpoints = {
  servers: {
    method: 'GET',
    path: '/servers',
    auth: 'none',
    offline: 'cached',
    response: z.object({ servers: z.array(z.string()) }),
    errors: none,
  },
  meta: { method: 'GET', path: '/meta', auth: 'none', offline: 'cached', response: ServerMeta, errors: none },
  status: {
    method: 'GET',
    path: '/status',
    auth: 'none',
    offline: 'online',
    response: ServerStatus,
    errors: none,
  },

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
    body: z.object({ problemID: id, challengeID: z.optional(z.nullable(id)) }),
    response: z.object({
      problems: z.array(ProblemDetail),
      challenge: z.optional(z.object({ name: z.string() })),
    }),
    errors: ['PROBLEM_NOT_FOUND', 'CHALLENGE_NOT_FOUND'],
  },
  problemCreate: {
    method: 'POST',
    path: '/problem/create',
    auth: 'required',
    offline: 'queued',
    body: CreateProblem,
    response: z.object({ id: z.string(), version: z.int() }),
    errors: [
      'UNAUTHENTICATED',
      'USER_NOT_FOUND',
      'ID_TAKEN',
      'TOO_LARGE',
      'KEY_MISSING',
      'KEY_REUSED',
      'IN_PROGRESS',
    ],
  },

  codeSubmit: {
    method: 'POST',
    path: '/code/submit',
    auth: 'optional',
    offline: 'queued',
    body: SubmitCode,
    response: SubmitReceipt,
    errors: [
      'EMPTY_CODE',
      'CODE_TOO_LONG',
      'PROBLEM_NOT_FOUND',
      'CHALLENGE_NOT_FOUND',
      'NOT_JUDGED_HERE',
      'TOKEN_INVALID',
      'KEY_MISSING',
      'KEY_REUSED',
      'IN_PROGRESS',
    ],
  },
  codeStatus: {
    method: 'GET',
    path: '/code/status/:submissionID',
    auth: 'none',
    offline: 'cached',
    params: z.object({ submissionID: id }),
    /** `wait`: seconds the server may hold the answer back until the state changes to a final one (D-7). */
    query: z.object({
      wait: z.optional(z.coerce.number().check(z.gte(0), z.lte(runPolling.waitSecondsMax))),
    }),
    response: SubmissionState,
    errors: ['SUBMISSION_NOT_FOUND'],
  },

  signupEmail: {
    method: 'POST',
    path: '/users/signup_email',
    auth: 'required',
    offline: 'online',
    body: SignupEmail,
    response: z.object({ message: z.string(), user: User }),
    errors: ['UNAUTHENTICATED', 'IDENTITY_MISMATCH', 'USERNAME_TAKEN', 'KEY_REUSED', 'IN_PROGRESS'],
  },
  loginEmail: {
    method: 'POST',
    path: '/users/login_email',
    auth: 'required',
    offline: 'online',
    body: z.object({ uid: z.string(), email: Email }),
    response: z.object({ user: User }),
    errors: ['UNAUTHENTICATED', 'IDENTITY_MISMATCH', 'USER_NOT_FOUND'],
  },
  emailAvailable: {
    method: 'GET',
    path: '/check_availability/email',
    auth: 'none',
    offline: 'online',
    query: z.object({ email: Email }),
    response: z.object({ available: z.boolean() }),
    errors: none,
  },
  usernameAvailable: {
    method: 'GET',
    path: '/check_availability/username',
    auth: 'none',
    offline: 'online',
    query: z.object({ username: Username }),
    response: z.object({ available: z.boolean() }),
    errors: none,
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
type Table = typeof endpoints;
type Part<N extends EndpointName, K extends string> = Table[N] extends {
  readonly [key in K]: infer T extends z.ZodMiniType;
}
  ? T
  : never;

/** What a caller hands over (before defaults). `undefined` where the call has no such part. */
export type BodyInput<N extends EndpointName> = [Part<N, 'body'>] extends [never]
  ? undefined
  : z.input<Part<N, 'body'>>;
export type ParamsInput<N extends EndpointName> = [Part<N, 'params'>] extends [never]
  ? undefined
  : z.input<Part<N, 'params'>>;
export type QueryInput<N extends EndpointName> = [Part<N, 'query'>] extends [never]
  ? undefined
  : z.input<Part<N, 'query'>>;
/** What arrives, validated. */
export type ResponseOf<N extends EndpointName> = z.output<Table[N]['response']>;
