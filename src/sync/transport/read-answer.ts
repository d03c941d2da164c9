import * as z from 'zod/mini';
import { check } from '../../lib/schema/validate';
import { sentence } from '../../lib/translation';
import { type Failure, type FailureText, unreachedFailure } from '../server/failure';
import { messages } from '../server/messages';

/**
 * Looser than `ApiError`: a newer server may have unknown codes, and a text may be missing (ERR-9).
 */
const ErrorBody = z.object({
  errorCode: z.string(),
  error: z._default(z.string(), ''),
  message: z._default(z.string(), ''),
  fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});

export type Answer<T> = { ok: true; data: T } | { ok: false; failure: Failure };

const saidByGateways: ReadonlySet<number> = new Set([502, 503, 504, 511]);

/** Statuses with the same meaning from any proxy. */
const understoodFromAnyone = (status: number) =>
  (status >= 500 && !saidByGateways.has(status)) || status === 413 || status === 429;

/**
 * Checks the body with the call's schema. A captive portal's page or a partial answer counts as
 * offline (D Offline 9); ofetch returns both as text.
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
    if (typeof said === 'object') console.error(`A response does not match the contract: ${data.message}`);
    return { ok: false, failure: unreachedFailure('offline') };
  }
  const refusal = check(ErrorBody, said);
  if (!refusal.ok && !understoodFromAnyone(status))
    return { ok: false, failure: unreachedFailure('offline') };
  const error: FailureText = refusal.ok
    ? inUsersLanguage(refusal.value)
    : { errorCode: `HTTP_${status}`, error: messages.serverError, message: messages.wentWrong };
  return { ok: false, failure: { kind: 'http', status, error, retryAfterMs } };
}

/** The server writes English. */
function inUsersLanguage({ error, message, fields, ...rest }: z.output<typeof ErrorBody>): FailureText {
  const own = fields?.map(({ path, message: text }) => ({ path, message: sentence(text) }));
  return { ...rest, error: sentence(error), message: sentence(message), ...(own && { fields: own }) };
}
