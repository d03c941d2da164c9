import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../contract/endpoints';
import type { Caller, Identity } from '../identity/identity';
import { Refusal } from './refusal';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the access check; null: signed out. */
    caller: Caller | null;
  }
}

/**
 * An invalid token stops calls that write or need an account. Reads continue as signed out: a user whose
 * session expired offline still sees everything public.
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
  throw new Refusal((await identity.isDisabled(token)) ? 'ACCOUNT_BLOCKED' : 'TOKEN_INVALID');
}

function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
}

/** RFC 7617 */
export function basicCredentials(
  header: string | undefined,
): { username: string; password: string } | undefined {
  const encoded = /^Basic +(\S+)$/i.exec(header ?? '')?.[1];
  if (!encoded) return undefined;
  const [username = '', ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return { username, password: rest.join(':') };
}
