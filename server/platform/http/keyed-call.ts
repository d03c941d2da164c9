import type * as z from 'zod/mini';
import type { Endpoint, EndpointName } from '../../../contract/endpoints';
import { findStoredAnswer, hashJson, type KeyedRequest, type Outcome, runOnce } from '../idempotency';
import { countRequest } from '../rate-limit';
import type { Call, CallOptions, Handler } from './call';
import { invalid } from './error-handler';
import { Refusal } from './refusal';

/** Returns the stored answer, or runs the handler in a transaction with the key. */
export async function answerKeyed<N extends EndpointName>(
  handler: Handler<N>,
  options: CallOptions<N>,
  call: Call<N>,
  keyed: KeyedRequest,
): Promise<Outcome> {
  const { db } = call;
  const before = await findStoredAnswer(db, keyed);
  if (before) return before;
  await checkLimit(options, call);
  await options.prepare?.(call);
  try {
    return await runOnce(db, keyed, async (transaction) => await handler({ ...call, db: transaction }));
  } catch (error) {
    if (error instanceof Refusal) await options.afterRefusal?.(call, error);
    throw error;
  }
}

export async function checkLimit<N extends EndpointName>(
  { limit }: CallOptions<N>,
  call: Call<N>,
): Promise<void> {
  if (!limit) return;
  const decision = await countRequest(call.db, limit.by(call), limit.perMinute);
  if (!decision.allowed) {
    throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: decision.retryAfterSeconds });
  }
}

export const scopeOf = (caller: { readonly uid: string } | null) => caller?.uid ?? 'anonymous';

/** Uses the batch request's connection. */
export type BatchedCall = (request: BatchRequest, key: string, body: unknown) => Promise<unknown>;
export type BatchRequest = Pick<
  Call<'outboxSend'>,
  'caller' | 'db' | 'address' | 'origin' | 'endings' | 'furtherPlace'
>;

/** Does what a route does for a single call: access, hash, schema, key, handler, response. */
export function batchedCall<N extends EndpointName>(
  name: N,
  endpoint: Endpoint,
  handler: Handler<N>,
  options: CallOptions<N>,
): BatchedCall {
  const { auth, body: schema, response } = endpoint;
  return async (carrier, key, body) => {
    const { caller } = carrier;
    if (auth === 'required' && !caller) throw new Refusal('UNAUTHENTICATED');
    const keyed = { scope: scopeOf(caller), key, call: name, bodyHash: hashJson(body) };
    const given = { ...carrier, params: undefined, query: undefined };
    const call = { ...given, body: schema && validated(schema, body, options) } as unknown as Call<N>;
    const { response: said } = await answerKeyed(handler, options, call, keyed);
    // As for routes: removes every field that the contract does not name.
    return response.parse(said);
  };
}

function validated<N extends EndpointName>(
  schema: z.ZodMiniType,
  body: unknown,
  { refusalOf }: CallOptions<N>,
): unknown {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const fields = result.error.issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message,
  }));
  throw invalid(fields, refusalOf);
}
