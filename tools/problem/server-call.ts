/** Posts to a Codeferry server and retries when it asks for it. */
import { setTimeout as sleep } from 'node:timers/promises';

export type Answer =
  | { ok: true; body: Record<string, unknown>; headers: Headers }
  | { ok: false; status: number; errorCode: string; message: string };

const usualTriesMax = 8;

/** Rejects only when the server cannot be reached. Waits and retries on 429 and 503. */
export async function callServer(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
  triesMax = usualTriesMax,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const response = await post(url, body, headers);
    const parsed = await response.json().catch(() => ({}));
    const fields = (typeof parsed === 'object' && parsed !== null ? parsed : {}) as Record<string, unknown>;
    if (response.ok) return { ok: true, body: fields, headers: response.headers };
    if ((response.status === 429 || response.status === 503) && tries < triesMax) {
      await sleep(1000 * Math.min(60, Number(response.headers.get('retry-after')) || 2));
      continue;
    }
    return { ok: false, status: response.status, ...failureOf(fields) };
  }
}

async function post(url: string, body: unknown, headers: Record<string, string>): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
    throw new Error(`${new URL(url).origin} cannot be reached${cause}. Is the server running (npm start)?`);
  }
}

/** Our errors have `errorCode` and a message; the identity wire has `{error: {message: CODE}}`. */
function failureOf(fields: Record<string, unknown>): { errorCode: string; message: string } {
  const wire = fields.error;
  if (typeof wire === 'object' && wire !== null && 'message' in wire) {
    const code = String(wire.message);
    return { errorCode: code.split(' ')[0] ?? code, message: code };
  }
  const details = Array.isArray(fields.fields)
    ? fields.fields.map((field: { path?: unknown; message?: unknown }) => `${field.path}: ${field.message}`)
    : [];
  return {
    errorCode: String(fields.errorCode ?? ''),
    message: [String(fields.message ?? ''), ...details].join(' '),
  };
}

/** `409 ID_TAKEN A problem with this id exists already. …` */
export function describeFailure({ status, errorCode, message }: Extract<Answer, { ok: false }>): string {
  return [status, errorCode, message].filter(Boolean).join(' ');
}
