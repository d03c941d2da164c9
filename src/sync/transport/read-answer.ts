/** What an answer means: data, an error of ours, or something that is not our server at all. */
import * as z from 'zod/mini';
import { check } from '../../lib/schema/validate';
import { type Failure, type FailureText, unreachedFailure } from '../server/failure';

/** As `ApiError` of the contract, but a newer server may know codes that we don't, and one of the texts may be missing (ERR-9). */
const ErrorBody = z.object({
  errorCode: z.string(),
  error: z._default(z.string(), ''),
  message: z._default(z.string(), ''),
  fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});

export type Answer<T> = { ok: true; data: T } | { ok: false; failure: Failure };

/** What a gateway says of a server that it does not reach, or of a network that wants a sign-in first. */
const saidByGateways: ReadonlySet<number> = new Set([502, 503, 504, 511]);

/** Statuses that mean the same whoever in between says them. */
const understoodFromAnyone = (status: number) =>
  (status >= 500 && !saidByGateways.has(status)) || status === 413 || status === 429;

/**
 * Reads what was said with a status by the schema of its call. A page of a captive portal, or half an answer, counts as no network
 * (D Offline 9); ofetch leaves both as text.
 */
export function readAnswer<S extends z.ZodMiniType>(
  status: number,
  said: unknown,
  schema: S,
  retryAfterMs: number | undefined,
): Answer<z.output<S>> {
  if (status >= 200 && status < 300) {
    const data = check(schema, said);
    if (data.ok) return { ok: true, data: data.value };
    if (typeof said === 'object') console.error(`An answer does not follow the contract: ${data.message}`);
    return { ok: false, failure: unreachedFailure('offline') };
  }
  const refusal = check(ErrorBody, said);
  if (!refusal.ok && !understoodFromAnyone(status))
    return { ok: false, failure: unreachedFailure('offline') };
  const error: FailureText = refusal.ok
    ? refusal.value
    : { errorCode: `HTTP_${status}`, error: 'Server error', message: 'Something went wrong.' };
  return { ok: false, failure: { kind: 'http', status, error, retryAfterMs } };
}
