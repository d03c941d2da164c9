import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorCode } from '../../../contract/errors';
import { Refusal } from './refusal';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Maps an error of one field to its own code, e.g. empty code to EMPTY_CODE. */
    refusalOf?: (field: { path: string; message: string }) => ErrorCode | undefined;
  }
}

/** Logs bugs in full and answers them without details. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = toRefusal(error, request.routeOptions.config.refusalOf);
  if (refusal.code === 'INTERNAL') request.log.error({ err: error, call: request.routeOptions.url });
  const { retryAfterSeconds } = refusal.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(Math.ceil(retryAfterSeconds)));
  const isContestApi = request.routeOptions.config.call?.startsWith('ccs');
  if (isContestApi && refusal.status === 401) reply.header('www-authenticate', 'Basic realm="Contest API"');
  // The Contest API requires the number in the body.
  reply.code(refusal.status).send({ ...refusal.body(), ...(isContestApi && { code: refusal.status }) });
}

type RefusalOf = (field: { path: string; message: string }) => ErrorCode | undefined;

export function toRefusal(error: FastifyError | Refusal, refusalOf?: RefusalOf): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.slice(1).replaceAll('/', '.'),
      message: message ?? 'Not valid.',
    }));
    return invalid(fields, refusalOf);
  }
  switch (error.statusCode) {
    case 413:
      return new Refusal('TOO_LARGE');
    case 429:
      return new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: 30 });
    // 403: the path leaves the served folder or is malformed; 414: the path is too long.
    case 403:
    case 404:
    case 414:
      return new Refusal('NOT_FOUND');
    case 503:
      return new Refusal('UNAVAILABLE', { retryAfterSeconds: 1 });
    case 400:
    case 415:
      return new Refusal('VALIDATION', { message: error.message });
  }
  if (isUnstorable(error)) return new Refusal('VALIDATION', { message: unstorable });
  if (brokenForm.test(error.message))
    return new Refusal('VALIDATION', { message: 'The form data is incomplete.' });
  return isDatabaseAway(error)
    ? new Refusal('UNAVAILABLE', {
        retryAfterSeconds: 1,
        message: 'The database does not respond at the moment.',
      })
    : new Refusal('INTERNAL');
}

export function invalid(
  fields: readonly { path: string; message: string }[],
  refusalOf?: RefusalOf,
): Refusal {
  const first = fields[0];
  const code = first && refusalOf?.(first);
  const message = first && (first.path ? `${first.path}: ${first.message}` : first.message);
  return code
    ? new Refusal(code, { fields })
    : new Refusal('VALIDATION', { fields, message: message || undefined });
}

const unstorable = 'Text must not contain NUL characters or incomplete (surrogate) characters.';

/**
 * SQLSTATE 22021 (NUL in text) and 22P05 (NUL in JSON), and the message for a lone surrogate: parsers
 * accept these, the database cannot store them.
 */
export function isUnstorable({ code, message }: { code?: string; message: string }): boolean {
  return code === '22021' || code === '22P05' || (code === '22P02' && message.endsWith('type json'));
}

/** The form parser's errors have no codes. */
const brokenForm = /unexpected end of multipart data$|^Multipart: Boundary not found$/i;

/** SQLSTATE classes 08 (connection) and 57P (shutdown), and network errors. */
function isDatabaseAway(error: FastifyError): boolean {
  return (
    /^(08|57P)/.test(error.code ?? '') ||
    ['ECONNREFUSED', 'ECONNRESET'].includes(error.code) ||
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message)
  );
}
