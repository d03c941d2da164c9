import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnstorable } from '../../http/error-handler';

/** The SDK turns it into an `auth/…` code. */
export class WireError extends Error {
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, retryAfterSeconds?: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function handleWireError(
  error: FastifyError | WireError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (error instanceof WireError) {
    const { message, retryAfterSeconds } = error;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
    send(reply, retryAfterSeconds === undefined ? 400 : 429, message);
  } else if (error.statusCode === 429) {
    send(reply, 429, 'TOO_MANY_ATTEMPTS_TRY_LATER');
  } else if (isUnstorable(error)) {
    send(reply, 400, 'INVALID_REQUEST');
  } else if (error.statusCode !== undefined && error.statusCode < 500) {
    send(reply, error.statusCode, 'INVALID_REQUEST');
  } else {
    request.log.error({ err: error, call: request.routeOptions.url });
    send(reply, 500, 'INTERNAL_ERROR');
  }
}

function send(reply: FastifyReply, code: number, message: string): void {
  reply
    .code(code)
    .header('cache-control', 'no-store')
    .send({ error: { code, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } });
}
