/**
 * All API calls; start reading here. Paths are relative to `<server>/api`.
 *
 * `auth`
 * - none: the token is ignored.
 * - optional: the response depends on the account, if any.
 * - required: 401 without a token.
 * - An invalid token gives TOKEN_INVALID. Only reading calls with optional auth continue without an account.
 *
 * `offline`
 * - cached: answered from the device and refreshed in the background.
 * - queued: stored first (in the outbox; a draft in its own table). A queued call carries an `Idempotency-Key`
 *   header; a repeat with the same key has no second effect and returns the first response.
 * - online: needs the network.
 */
import type * as z from 'zod/mini';
import { answerCalls } from './calls/answers';
import { assignmentCalls } from './calls/assignments';
import { badgeCalls } from './calls/badges';
import { challengeCalls } from './calls/challenges';
import { classCommentCalls } from './calls/class-comments';
import { classWorkCalls } from './calls/class-work';
import { classCalls } from './calls/classes';
import { codeCalls } from './calls/code';
import { contestApiCalls } from './calls/contest-api';
import { contestAskCalls } from './calls/contest-ask';
import { contestManageCalls } from './calls/contest-manage';
import { contestPackCalls } from './calls/contest-packs';
import { contestPracticeCalls } from './calls/contest-practice';
import { contestRegistrationCalls } from './calls/contest-registration';
import { contestSimilarityCalls } from './calls/contest-similarity';
import { contestCalls } from './calls/contests';
import { downloadCalls } from './calls/downloads';
import { draftCalls } from './calls/drafts';
import { outboxCalls } from './calls/outbox';
import { practiceCalls } from './calls/practice';
import { problemCalls } from './calls/problems';
import { reportCalls } from './calls/reports';
import { searchCalls } from './calls/search';
import { serverCalls } from './calls/servers';
import { sharedDeviceCalls } from './calls/shared-devices';
import { tagCalls } from './calls/tags';
import { userCalls } from './calls/users';
import type { Endpoint } from './endpoint';

export type { Endpoint };

export const endpoints = {
  ...serverCalls,
  ...challengeCalls,
  ...problemCalls,
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
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
type Table = typeof endpoints;
type Part<N extends EndpointName, K extends string> = Table[N] extends {
  readonly [key in K]: infer T extends z.ZodMiniType;
}
  ? T
  : never;

/** Input before defaults are applied; `undefined` if the call has no such part. */
export type BodyInput<N extends EndpointName> = [Part<N, 'body'>] extends [never]
  ? undefined
  : z.input<Part<N, 'body'>>;
export type ParamsInput<N extends EndpointName> = [Part<N, 'params'>] extends [never]
  ? undefined
  : z.input<Part<N, 'params'>>;
export type QueryInput<N extends EndpointName> = [Part<N, 'query'>] extends [never]
  ? undefined
  : z.input<Part<N, 'query'>>;
export type ResponseOf<N extends EndpointName> = z.output<Table[N]['response']>;
