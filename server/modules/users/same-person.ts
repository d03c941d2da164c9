import type { ProviderMode } from '../../../contract/entities/user';
import { Refusal } from '../../platform/http/refusal';
import type { Caller } from '../../platform/identity/identity';

/** D-9 */
export function requireSamePerson(body: { uid: string; email?: string }, caller: Caller): void {
  const sameEmail =
    body.email === undefined || body.email.trim().toLowerCase() === caller.email.toLowerCase();
  if (body.uid !== caller.uid || !sameEmail) throw new Refusal('IDENTITY_MISMATCH');
}

const providers: Record<ProviderMode, string> = { GOOGLE: 'google.com', GITHUB: 'github.com' };

/** The token must come from the provider that the body names. */
export function requireProvider({ mode }: { mode: ProviderMode }, caller: Caller): void {
  if (caller.provider !== providers[mode]) throw new Refusal('IDENTITY_MISMATCH');
}
