/**
 * The table of calls: what both sides agree on, and the first file to read. Paths are below `<server>/api`.
 *
 * `auth`     none: no token is looked at · optional: the caller's account matters if there is one · required: 401 without.
 *            A token that is not valid any more: TOKEN_INVALID; only reading with an optional account goes on without it.
 * `offline`  cached: answered from the device, refreshed beside it · queued: written down first (in the outbox; a draft as itself) · online: needs the network now.
 * A queued call carries an `Idempotency-Key` header; a repeat with the same key has no second effect and gets the first answer.
 */
import type * as z from 'zod/mini';
import { answerCalls } from './calls/answers';
import { badgeCalls } from './calls/badges';
import { challengeCalls } from './calls/challenges';
import { codeCalls } from './calls/code';
import { contestManageCalls } from './calls/contest-manage';
import { contestPackCalls } from './calls/contest-packs';
import { contestCalls } from './calls/contests';
import { downloadCalls } from './calls/downloads';
import { draftCalls } from './calls/drafts';
import { outboxCalls } from './calls/outbox';
import { practiceCalls } from './calls/practice';
import { problemCalls } from './calls/problems';
import { reportCalls } from './calls/reports';
import { searchCalls } from './calls/search';
import { serverCalls } from './calls/servers';
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
  ...contestPackCalls,
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
