// For their type augmentations.
import type {} from '@fastify/rate-limit';
import type {} from '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { type Endpoint, type EndpointName, endpoints } from '../../../contract/endpoints';
import { ApiError } from '../../../contract/entities/api-error';
import type { Notifications } from '../database/notifications';
import type { Database } from '../database/open';
import { hashJson, type KeyedRequest } from '../idempotency';
import type { Identity } from '../identity/identity';
import { AccountEndings } from './account-endings';
import type { Call, CallOptions, Handler } from './call';
import { basicCredentials, findCaller } from './caller';
import { onResponseEnd } from './connection-end';
import { RawAnswer } from './file-answer';
import { answerKeyed, type BatchedCall, batchedCall, checkLimit, scopeOf } from './keyed-call';
import { largestBodyBytes } from './largest-body';
import { bodyOf, multipartBodyBytesMax, takeMultipart } from './multipart';
import { Refusal } from './refusal';
import { networkOf } from './sender-group';
import type { WorkLimit } from './work-limit';

/** Applies everything that the contract defines for a call, here and nowhere else. */
export interface Api {
  on<N extends EndpointName>(name: N, handler: Handler<N>, options?: CallOptions<N>): void;
  /** A call registered with `on`, for a batch request. */
  carried(name: EndpointName): BatchedCall | undefined;
}

export interface ApiServices {
  readonly db: Database;
  readonly identity: Identity;
  readonly closing: AbortSignal;
  readonly work: WorkLimit;
  readonly notifications: Pick<Notifications, 'subscribe'>;
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

/** Call this after the plugins of `app` are registered. */
export function createApi(app: FastifyInstance, services: ApiServices): Api {
  app.decorateRequest('caller', null);
  app.decorateRequest('bodyHash', '');
  const carried = new Map<EndpointName, BatchedCall>();
  const accountEndings = new AccountEndings(services.notifications);
  const countRequestOf = app.createRateLimit();
  /** A batch request counts as many requests. */
  const countFurther = async (request: FastifyRequest, times: number) => {
    for (let n = 0; n < times; n += 1) {
      const counted = await countRequestOf(request);
      if (counted.isAllowed || !counted.isExceeded) continue;
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: counted.ttlInSeconds });
    }
  };
  return {
    carried: (name) => carried.get(name),
    on: (name, handler, options = {}) => {
      const endpoint: Endpoint = endpoints[name];
      if (endpoint.offline === 'queued') carried.set(name, batchedCall(name, endpoint, handler, options));
      const { method, path, params, query, body, response, encoding } = endpoint;
      if ((options.bodyLimitBytes ?? 0) > largestBodyBytes)
        throw new Error(`${name} accepts too large bodies`);
      const errors = Object.fromEntries(errorStatuses.map((status) => [status, ApiError]));
      const route: RouteOptions = {
        method,
        url: path,
        schema: {
          operationId: name,
          // Fastify warns about an undefined schema.
          ...(params && { params }),
          ...(query && { querystring: query }),
          ...(body && { body }),
          response: { 200: response, ...errors },
        },
        config: {
          call: name,
          waits: options.waits,
          refusalOf: options.refusalOf,
        },
        bodyLimit: options.bodyLimitBytes || undefined,
        onRequest: async (request) => {
          request.caller = await findCaller(endpoint, request, services.identity);
        },
        preValidation: async (request) => {
          request.body = wholeBody(endpoint, request.body);
          // Hash the body as sent: a newer server's default must not change the hash of an old request.
          if (keyOf(endpoint, request)) request.bodyHash = hashJson(request.body);
        },
        handler: async (request, reply) => {
          const ended =
            options.waits && request.caller ? accountEndings.watch(request.caller.uid) : undefined;
          if (ended) onResponseEnd(reply, ended.stop);
          const call = toCall<typeof name>(request, services, ended?.signal);
          await countFurther(request, (options.requests?.(call) ?? 1) - 1);
          const said = await answer(name, handler, options, call, request, reply);
          if (ended?.signal.aborted && !reply.sent) throw new Refusal('TOKEN_INVALID');
          return said;
        },
      };
      if (encoding === undefined) return void app.route(route);
      // In its own scope, so that no other call accepts such a body.
      app.register(async (scope) => {
        await takeMultipart(scope);
        scope.route({ ...route, bodyLimit: multipartBodyBytesMax });
      });
    },
  };
}

function wholeBody(endpoint: Endpoint, body: unknown): unknown {
  try {
    // API-27: a call without required fields needs no body.
    return bodyOf(endpoint, body ?? (endpoint.body && {}));
  } catch {
    throw new Refusal('VALIDATION', { message: 'The part "json" is not valid JSON.' });
  }
}

async function answer<N extends EndpointName>(
  name: N,
  handler: Handler<N>,
  options: CallOptions<N>,
  call: Call<N>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const key = keyOf(endpoints[name], request);
  if (!key) {
    await checkLimit(options, call);
    await options.prepare?.(call);
    const result = await handler(call);
    return result instanceof RawAnswer ? result.send(reply) : result;
  }
  const keyed: KeyedRequest = {
    scope: scopeOf(request.caller),
    key,
    call: name,
    bodyHash: request.bodyHash,
  };
  const outcome = await answerKeyed(handler, options, call, keyed);
  reply.header('idempotency-replayed', String(outcome.replayed));
  return outcome.response;
}

function toCall<N extends EndpointName>(
  request: FastifyRequest,
  { db, closing, work }: ApiServices,
  sessionsEnded: AbortSignal | undefined,
): Call<N> {
  const { params, query, body, caller, ip, protocol, host } = request;
  const endings = [request.signal, closing, ...(sessionsEnded ? [sessionsEnded] : [])];
  return {
    params,
    query,
    body,
    caller,
    db,
    address: networkOf(ip),
    origin: `${protocol}://${host}`,
    requestID: request.id,
    credentials: basicCredentials(request.headers.authorization),
    endings,
    furtherPlace: () => work.takeIfFree(),
  } as unknown as Call<N>;
}

/** Queued calls must have a key. */
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
