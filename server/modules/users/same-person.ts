import type { ProviderMode } from '../../../contract/entities/user';
import { Refusal } from '../../platform/http/refusal';
import type { Caller } from '../../platform/identity/identity';

/** D-9: what a body says of its sender must be what the token says. */
export function requireSamePerson(body: { uid: string; email?: string }, caller: Caller): void {
  const sameEmail =
    body.email === undefined || body.email.trim().toLowerCase() === caller.email.toLowerCase();
  if (body.uid !== caller.uid || !sameEmail) throw new Refusal('IDENTITY_MISMATCH');
}

const providers: Record<ProviderMode, string> = { GOOGLE: 'google.com', GITHUB: 'github.com' };

/** Whoever says to come by a provider must have come by it. */
export function requireProvider({ mode }: { mode: ProviderMode }, caller: Caller): void {
  if (caller.provider !== providers[mode]) throw new Refusal('IDENTITY_MISMATCH');
}
