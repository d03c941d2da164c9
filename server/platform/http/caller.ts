import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../contract/endpoints';
import type { Caller, Identity } from '../identity/identity';
import { Refusal } from './refusal';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking, once the access check of the call has run; null: nobody we know. */
    caller: Caller | null;
  }
}

/**
 * Who is asking, as far as the call wants to know.
 *
 * A token that is not valid (any more) stops calls that write or need an account. Reading goes on without: somebody whose
 * session died while offline still sees everything public.
 */
export async function findCaller(
  { auth, offline }: Endpoint,
  request: FastifyRequest,
  identity: Identity,
): Promise<Caller | null> {
  if (auth === 'none') return null;
  const token = bearerToken(request.headers.authorization);
  if (!token) {
    if (auth === 'required') throw new Refusal('UNAUTHENTICATED');
    return null;
  }
  const caller = await identity.verify(token);
  if (caller) return caller;
  if (auth === 'optional' && offline === 'cached') return null;
  throw new Refusal('TOKEN_INVALID');
}

function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
}
