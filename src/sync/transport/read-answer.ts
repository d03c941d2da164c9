/** What a reply means: data, an error of ours, or something that is not our server at all. */
import * as z from 'zod/mini';
import { check } from '../../lib/schema/validate';
import { type Failure, type FailureText, unreachedFailure } from '../server/failure';
import { parseRetryAfter } from './retry-after';
import type { Reply, ReplyHeaders } from './transport';

/** As `ApiError` of the contract, but a newer server may know codes that we don't, and one of the texts may be missing (ERR-9). */
const ErrorBody = z.object({
  errorCode: z.string(),
  error: z._default(z.string(), ''),
  message: z._default(z.string(), ''),
  fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});

export type Answer<T> = { ok: true; data: T } | { ok: false; failure: Failure };

function parseJson(text: string, { contentType }: ReplyHeaders): { value: unknown } | undefined {
  if (!/\bjson\b/i.test(contentType)) return undefined;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** What a gateway says of a server that it does not reach, or of a network that wants a sign-in first. */
const saidByGateways: ReadonlySet<number> = new Set([502, 503, 504, 511]);

/** Statuses that mean the same whoever in between says them. */
const understoodFromAnyone = (status: number) =>
  (status >= 500 && !saidByGateways.has(status)) || status === 413 || status === 429;

/** Reads a reply by the schema of its call. A page of a captive portal, or half an answer, counts as no network (D Offline 9). */
export function readAnswer<S extends z.ZodMiniType>(
  reply: Reply,
  schema: S,
  now: number,
): Answer<z.output<S>> {
  if (reply.type === 'failed') return { ok: false, failure: unreachedFailure(reply.reason) };
  const { status, headers, text } = reply;
  const retryAfterMs = parseRetryAfter(headers.retryAfter, headers.date, now);
  return readSaid(status, parseJson(text, headers), schema, retryAfterMs);
}

/** Reads what was said with a status, wherever it stood. */
export function readSaid<S extends z.ZodMiniType>(
  status: number,
  body: { value: unknown } | undefined,
  schema: S,
  retryAfterMs: number | undefined,
): Answer<z.output<S>> {
  if (status >= 200 && status < 300) {
    const data = body && check(schema, body.value);
    if (data?.ok) return { ok: true, data: data.value };
    if (data) console.error(`An answer does not follow the contract: ${data.message}`);
    return { ok: false, failure: unreachedFailure('offline') };
  }
  const said = check(ErrorBody, body?.value);
  if (!said.ok && !understoodFromAnyone(status)) return { ok: false, failure: unreachedFailure('offline') };
  const error: FailureText = said.ok
    ? said.value
    : { errorCode: `HTTP_${status}`, error: 'Server error', message: 'Something went wrong.' };
  return {
    ok: false,
    failure: { kind: 'http', status, error, ...(retryAfterMs !== undefined && { retryAfterMs }) },
  };
}
