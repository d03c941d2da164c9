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
import { adminCalls } from './calls/admin/admin';
import { authoringCalls } from './calls/authoring/authoring';
import { pageEndpoints } from './calls/page-endpoints';
import { sessionCalls } from './calls/sessions/sessions';
import type { Endpoint } from './endpoint';

export type { Endpoint };

export const endpoints = {
  ...pageEndpoints,
  ...authoringCalls,
  ...sessionCalls,
  ...adminCalls,
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
