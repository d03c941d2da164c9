import { requestTimeoutMs } from '../../contract/limits';

/** `unreachable`: no answer, or one that is not from a Codeferry server, such as a page of a captive portal. */
export type Answer =
  | { readonly type: 'answer'; readonly body: Record<string, unknown> | unknown[] }
  | {
      readonly type: 'error';
      readonly status: number;
      readonly errorCode: string;
      readonly message: string;
      readonly retryAfterSeconds?: number;
    }
  | { readonly type: 'unreachable'; readonly reason: string };

export interface CallOptions {
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  readonly token?: string;
  readonly key?: string;
  readonly timeoutMs?: number;
}

/** Sends one request. Never rejects because of the network. */
export async function callServer(url: string, options: CallOptions = {}): Promise<Answer> {
  const { body, token, key, timeoutMs = requestTimeoutMs.write } = options;
  try {
    const response = await fetch(url, {
      method: options.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        'user-agent': 'codeferry-cli',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return toAnswer(response, await response.text());
  } catch (error) {
    return { type: 'unreachable', reason: reasonOf(error) };
  }
}

function toAnswer(response: Response, text: string): Answer {
  const parsed = parse(text);
  if (response.ok) {
    if (typeof parsed === 'object' && parsed !== null)
      return { type: 'answer', body: parsed as Record<string, unknown> };
    return { type: 'unreachable', reason: 'The answer is not from a Codeferry server.' };
  }
  const retryAfter = Number(response.headers.get('retry-after'));
  const fields = (typeof parsed === 'object' && parsed !== null ? parsed : {}) as Record<string, unknown>;
  return {
    type: 'error',
    status: response.status,
    ...errorOf(fields, response.status),
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Our own errors, and those of the identity provider: `{error: {message: 'CODE : text'}}`. */
function errorOf(fields: Record<string, unknown>, status: number): { errorCode: string; message: string } {
  const { error } = fields;
  if (typeof error === 'object' && error !== null && 'message' in error) {
    const message = String(error.message);
    return { errorCode: message.split(' ')[0] ?? '', message };
  }
  return {
    errorCode: String(fields.errorCode ?? ''),
    message: String(fields.message ?? `The server answered ${status}.`),
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'The server did not answer in time.';
  const cause = error.cause as { code?: string; message?: string } | undefined;
  const reasons: Record<string, string> = {
    ECONNREFUSED: 'Nothing answers at this address.',
    ENOTFOUND: 'This name is not known in the network.',
    EAI_AGAIN: 'There is no network.',
    ENETUNREACH: 'There is no network.',
    EHOSTUNREACH: 'This computer cannot reach the server.',
    SELF_SIGNED_CERT_IN_CHAIN: 'This computer does not trust the certificate of the server.',
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'This computer does not trust the certificate of the server.',
  };
  return reasons[cause?.code ?? ''] ?? cause?.message ?? error.message;
}
