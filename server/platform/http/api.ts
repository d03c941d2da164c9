// For what it adds to a route's schema.
import type {} from '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type * as z from 'zod/mini';
import { type Endpoint, type EndpointName, endpoints } from '../../../contract/endpoints';
import { ApiError } from '../../../contract/entities/api-error';
import type { ErrorCode } from '../../../contract/errors';
import type { Database } from '../database/open';
import { hashJson, type KeyedRequest, once, recall } from '../idempotency';
import type { Caller, Identity } from '../identity/identity';
import { countRequest } from '../rate-limit';
import { findCaller } from './caller';
import { FileAnswer } from './file-answer';
import { bodyOf, multipartBodyBytesMax, takeMultipart } from './multipart';
import { Refusal } from './refusal';
import { networkOf } from './sender-group';

type Table = typeof endpoints;
type Parsed<N extends EndpointName, K extends string> = Table[N] extends {
  readonly [key in K]: infer T extends z.ZodMiniType;
}
  ? z.output<T>
  : undefined;
type CallerOf<N extends EndpointName> = {
  required: Caller;
  optional: Caller | null;
  none: null;
}[Table[N]['auth']];

/** A validated request of one call of the contract. */
export interface Call<N extends EndpointName> {
  readonly params: Parsed<N, 'params'>;
  readonly query: Parsed<N, 'query'>;
  readonly body: Parsed<N, 'body'>;
  readonly caller: CallerOf<N>;
  /** For keyed calls the transaction that also stores key and answer; what happens elsewhere may happen twice. */
  readonly db: Database;
  /** Where the request came from, as far as it counts as one sender. */
  readonly address: string;
  /** Origin the client used to reach us. */
  readonly origin: string;
  /** One is aborted when the client goes away, the other when the server closes. */
  readonly endings: readonly AbortSignal[];
}

export type Handler<N extends EndpointName> = (
  call: Call<N>,
) => Promise<z.output<Table[N]['response']>> | z.output<Table[N]['response']>;

export interface CallOptions<N extends EndpointName> {
  readonly bodyLimitBytes?: number;
  /** Counted over all processes; a repeat under the same key is not counted. */
  readonly limit?: { readonly perMinute: number; readonly by: (call: Call<N>) => readonly string[] };
  /** It waits for something to happen, and takes no place from those that are worked on. */
  readonly waits?: boolean;
  /** What takes long and changes nothing: done before the transaction of a keyed call, and not for a repeat. May refuse. */
  readonly prepare?: (call: Call<N>) => Promise<void>;
  /** After a keyed call was refused and its transaction taken back; `call.db` is the database itself. */
  readonly afterRefusal?: (call: Call<N>, refusal: Refusal) => Promise<void>;
  /** An error of its own for a complaint about one field. */
  readonly refusalOf?: (field: { path: string; message: string }) => ErrorCode | undefined;
}

/** How a module answers calls: everything that the contract says of the call is applied here and nowhere else. */
export interface Api {
  on<N extends EndpointName>(name: N, handler: Handler<N>, options?: CallOptions<N>): void;
}

export interface ApiServices {
  readonly db: Database;
  readonly identity: Identity;
  /** Aborted when the server closes. */
  readonly closing: AbortSignal;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: EndpointName;
  }
  interface FastifyRequest {
    bodyHash: string;
  }
}

const errorStatuses = [400, 401, 403, 404, 405, 409, 413, 422, 429, 500, 503];
const idempotencyKey = /^[\x21-\x7e]{8,128}$/;

/** Call after the plugins of `app` are registered. */
export function createApi(app: FastifyInstance, services: ApiServices): Api {
  app.decorateRequest('caller', null);
  app.decorateRequest('bodyHash', '');
  return {
    on: (name, handler, options = {}) => {
      const endpoint: Endpoint = endpoints[name];
      const { method, path, params, query, body, response, encoding } = endpoint;
      const errors = Object.fromEntries(errorStatuses.map((status) => [status, ApiError]));
      const route: RouteOptions = {
        method,
        url: path,
        schema: {
          operationId: name,
          ...(params && { params }),
          ...(query && { querystring: query }),
          ...(body && { body }),
          response: { 200: response, ...errors },
        },
        config: {
          call: name,
          ...(options.waits && { waits: true }),
          ...(options.refusalOf && { refusalOf: options.refusalOf }),
        },
        ...(options.bodyLimitBytes && { bodyLimit: options.bodyLimitBytes }),
        onRequest: async (request) => {
          request.caller = await findCaller(endpoint, request, services.identity);
        },
        preValidation: async (request) => {
          request.body = wholeBody(endpoint, request.body);
          // Hashed as it was sent: a default that a newer server fills in must not make an old request look different.
          if (keyOf(endpoint, request)) request.bodyHash = hashJson(request.body);
        },
        handler: (request, reply) => answer(name, handler, options, services, request, reply),
      };
      if (encoding === undefined) return void app.route(route);
      // In a scope of its own: no other call takes such a body.
      app.register(async (scope) => {
        await takeMultipart(scope);
        scope.route({ ...route, bodyLimit: multipartBodyBytesMax });
      });
    },
  };
}

function wholeBody(endpoint: Endpoint, body: unknown): unknown {
  try {
    return bodyOf(endpoint, body);
  } catch {
    throw new Refusal('VALIDATION', { message: 'The part json is no JSON.' });
  }
}

async function answer<N extends EndpointName>(
  name: N,
  handler: Handler<N>,
  options: CallOptions<N>,
  { db, closing }: ApiServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const call = toCall<N>(request, db, closing);
  const key = keyOf(endpoints[name], request);
  if (!key) {
    await checkLimit(db, options, call);
    await options.prepare?.(call);
    const result = await handler(call);
    return result instanceof FileAnswer ? result.send(reply) : result;
  }
  const keyed: KeyedRequest = {
    scope: request.caller?.uid ?? 'anonymous',
    key,
    call: name,
    bodyHash: request.bodyHash,
  };
  let outcome = await recall(db, keyed);
  if (!outcome) {
    await checkLimit(db, options, call);
    await options.prepare?.(call);
    try {
      outcome = await once(db, keyed, async (transaction) => await handler({ ...call, db: transaction }));
    } catch (error) {
      if (error instanceof Refusal) await options.afterRefusal?.(call, error);
      throw error;
    }
  }
  reply.header('idempotency-replayed', String(outcome.replayed));
  return outcome.response;
}

/** What validation has established is stated here once; everything behind it is typed by the contract. */
function toCall<N extends EndpointName>(
  request: FastifyRequest,
  db: Database,
  closing: AbortSignal,
): Call<N> {
  const { params, query, body, caller, ip, protocol, host } = request;
  const endings = [request.signal, closing];
  return {
    params,
    query,
    body,
    caller,
    db,
    address: networkOf(ip),
    origin: `${protocol}://${host}`,
    endings,
  } as unknown as Call<N>;
}

async function checkLimit<N extends EndpointName>(
  db: Database,
  { limit }: CallOptions<N>,
  call: Call<N>,
): Promise<void> {
  if (!limit) return;
  const decision = await countRequest(db, limit.by(call), limit.perMinute);
  if (!decision.allowed) {
    throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: decision.retryAfterSeconds });
  }
}

/** The request's idempotency key, where the call takes one. Queued calls must have one. */
function keyOf({ offline, errors }: Endpoint, request: FastifyRequest): string | undefined {
  if (!errors.includes('KEY_REUSED')) return undefined;
  const key = request.headers['idempotency-key'];
  if (key === undefined) {
    if (offline === 'queued') throw new Refusal('KEY_MISSING');
    return undefined;
  }
  if (typeof key === 'string' && idempotencyKey.test(key)) return key;
  const message = 'must be 8 to 128 visible ASCII characters';
  throw new Refusal('VALIDATION', { fields: [{ path: 'Idempotency-Key', message }] });
}
