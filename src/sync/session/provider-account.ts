import type { ProviderMode } from '../../../contract/entities/user';
import type { ErrorCode } from '../../../contract/errors';
import type { Identified, IdentityOutcome } from '../../auth/accounts/email-account';
import { identifyAfterRedirect, identifyByProvider } from '../../auth/accounts/provider-account';
import type { IdentityConfig } from '../../auth/session-hint';
import { noteAgeToAsk } from '../../lib/age-to-ask';
import { errorText } from '../../lib/error-text';
import { readInvitationCode } from '../../lib/invitation-code';
import { randomId } from '../../lib/random-id';
import { call } from '../server/page-client';
import { enterAccount } from './enter-account';

export { hasProviders, prepareProviders } from '../../auth/accounts/provider-account';

/** A user known to the provider who still needs a username (PROV-3). */
export interface Nameless {
  identity: IdentityConfig;
  mode: ProviderMode;
  who: Identified;
}
export type ProviderOutcome =
  /** nameWasMadeUp: PROV-5. */
  | { type: 'entered'; nameWasMadeUp: boolean }
  | { type: 'nameless'; person: Nameless }
  | { type: 'failed'; message: string };

/** Opens a pop-up, so call it directly in the click handler. Never throws. */
export async function signInByProvider(
  identity: IdentityConfig,
  mode: ProviderMode,
): Promise<ProviderOutcome> {
  return goOn(identity, mode, await identifyByProvider(identity, mode));
}

/**
 * Continues after a redirect, used where pop-ups are blocked; null: there was no redirect. Never
 * throws.
 */
export async function signInAfterRedirect(identity: IdentityConfig): Promise<ProviderOutcome | null> {
  const back = await identifyAfterRedirect(identity);
  return back && goOn(identity, back.mode, back.outcome);
}

async function goOn(
  identity: IdentityConfig,
  mode: ProviderMode,
  outcome: IdentityOutcome,
): Promise<ProviderOutcome> {
  if (!outcome.ok) return { type: 'failed', message: outcome.message };
  const person = { identity, mode, who: outcome.who };
  const answer = await call('loginProvider', {
    body: { ...bodyOf(person), displayName: outcome.who.displayName },
    idToken: await outcome.who.idToken(),
  });
  if (answer.ok) {
    const nameWasMadeUp = answer.data.code === 'AUTO_GEN_UNAME_DNAME';
    if (nameWasMadeUp) {
      await renewToken(outcome.who);
      noteAgeToAsk(answer.data.user.uid);
    }
    await enterAccount(answer.data.user, identity);
    return { type: 'entered', nameWasMadeUp };
  }
  const { error } = answer.failure;
  if (error.errorCode === ('GET_USERNAME_DNAME' satisfies ErrorCode)) return { type: 'nameless', person };
  return { type: 'failed', message: errorText(error) };
}

/** Signs up with the chosen names (PROV-4). Never throws. */
export async function signUpByProvider(
  person: Nameless,
  names: { username: string; displayName: string },
): Promise<ProviderOutcome> {
  const answer = await call('signupProvider', {
    body: { ...bodyOf(person), ...names },
    idempotencyKey: randomId(),
    idToken: await person.who.idToken(),
  });
  if (!answer.ok) return { type: 'failed', message: errorText(answer.failure.error) };
  await renewToken(person.who);
  await enterAccount(answer.data.user, person.identity);
  return { type: 'entered', nameWasMadeUp: false };
}

const bodyOf = ({ mode, who }: Nameless) => ({
  mode,
  uid: who.uid,
  email: who.email,
  profileImageURL: who.photoURL,
  invitation: readInvitationCode(),
});

/** The refreshed token contains the new record's claims. */
async function renewToken(who: Identified): Promise<void> {
  await who.idToken(true).catch(() => undefined);
}
