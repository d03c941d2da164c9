import type { ProviderMode } from '../../../contract/entities/user';
import type { IdentityConfig } from '../session-hint';
import { attempt, type IdentityOutcome } from './email-account';
import { messages } from './messages';

/** Otherwise there are only local accounts (D-39). */
export function hasProviders(identity: IdentityConfig): boolean {
  return identity.provider === 'firebase';
}

/** Preloads the SDK: some browsers only allow a pop-up that opens directly on the click. Never throws. */
export async function prepareProviders(identity: IdentityConfig): Promise<void> {
  if (!hasProviders(identity)) return;
  const client = await import('../firebase/firebase-client').catch(() => undefined);
  await client?.openAuth(identity, { popups: true }).catch(() => undefined);
}

/**
 * Opens a pop-up; call it directly in the click handler. Where pop-ups are blocked, the page redirects and
 * `identifyAfterRedirect` continues.
 */
export async function identifyByProvider(
  identity: IdentityConfig,
  mode: ProviderMode,
): Promise<IdentityOutcome> {
  if (!hasProviders(identity)) {
    return { ok: false, code: 'LOCAL_ONLY', message: messages.localOnly };
  }
  const outcome = await attempt(identity, '', (client, auth) => client.enterByPopup(auth, mode));
  if (outcome.ok || !withoutPopups.has(outcome.code)) return outcome;
  const stayed = await attempt(identity, '', (client, auth) => {
    markLeaving(mode);
    return Promise.race([client.leaveForProvider(auth, mode), untilBroughtBack()]);
  });
  unmarkLeaving();
  return stayed;
}

/** Back restored the page from the back/forward cache: the user did not sign in. */
function untilBroughtBack(): Promise<never> {
  return new Promise((_, reject) => {
    const onShow = () => reject({ code: 'auth/popup-closed-by-user' });
    addEventListener('pageshow', onShow, { once: true });
  });
}

/** The result of a redirect to the provider; null: there was none. */
export async function identifyAfterRedirect(
  identity: IdentityConfig,
): Promise<{ mode: ProviderMode; outcome: IdentityOutcome } | null> {
  const mode = unmarkLeaving();
  if (mode === null || !hasProviders(identity)) return null;
  let hasNoUser = false;
  const outcome = await attempt(identity, '', async (client, auth) => {
    const entered = await client.readRedirectResult(auth);
    hasNoUser = entered === null;
    if (!entered) throw new Error('The provider returned no user.');
    return entered;
  });
  return hasNoUser ? null : { mode, outcome };
}

const withoutPopups: ReadonlySet<string> = new Set([
  'auth/popup-blocked',
  'auth/operation-not-supported-in-this-environment',
]);

const leavingKey = 'codeferry.provider';

/** Without this mark every visit of an account page would load the SDK. */
function markLeaving(mode: ProviderMode): void {
  sessionStorage.setItem(leavingKey, mode);
}

function unmarkLeaving(): ProviderMode | null {
  try {
    const mode = sessionStorage.getItem(leavingKey);
    sessionStorage.removeItem(leavingKey);
    return mode === 'GOOGLE' || mode === 'GITHUB' ? mode : null;
  } catch {
    return null;
  }
}
