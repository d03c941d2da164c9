import { createHash, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../../../contract/entities/admin/settings';
import { Refusal } from '../../platform/http/refusal';

/** For new accounts that people make themselves; organisers and teachers may always make accounts. */
export function requireOpenSignUp(
  { signUp, invitationCode }: Pick<Settings, 'signUp' | 'invitationCode'>,
  invitation: string | undefined,
): void {
  if (signUp === 'closed') throw new Refusal('SIGN_UP_CLOSED');
  if (signUp === 'invitation' && !matches(invitation?.trim() ?? '', invitationCode))
    throw new Refusal('INVITATION_NEEDED');
}

const hash = (text: string) => createHash('sha256').update(text).digest();

/** In constant time. Without a code nobody gets in. */
function matches(given: string, code: string): boolean {
  return code !== '' && timingSafeEqual(hash(given), hash(code));
}
