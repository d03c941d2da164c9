/** Signing in by Google or GitHub, where the server's identity provider offers it. */
import type { ProviderMode } from '../../../contract/entities/user';
import type { IdentityConfig } from '../session-hint';
import { attempt, type IdentityOutcome } from './email-account';

/** Whether this server's people can come by Google and GitHub; without, it has local accounts only (D-39). */
export function hasProviders(identity: IdentityConfig): boolean {
  return identity.provider === 'firebase';
}

/**
 * Loads what a pop-up needs, before it is wanted: some browsers only allow one that opens at once on the click. Never throws.
 */
export async function prepareProviders(identity: IdentityConfig): Promise<void> {
  if (!hasProviders(identity)) return;
  const client = await import('../firebase/firebase-client').catch(() => undefined);
  await client?.openAuth(identity, { popups: true }).catch(() => undefined);
}

/**
 * Lets the person sign in at Google or GitHub in a pop-up. Call it directly on the click. Where the browser forbids pop-ups the page
 * itself goes to the provider; `identifyAfterRedirect` goes on when it is back.
 */
export async function identifyByProvider(
  identity: IdentityConfig,
  mode: ProviderMode,
): Promise<IdentityOutcome> {
  if (!hasProviders(identity)) {
    return { ok: false, code: 'LOCAL_ONLY', message: 'This server has local accounts only.' };
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

/** The browser's Back brings a page that was left to life again, as it was: the person did not sign in. */
function untilBroughtBack(): Promise<never> {
  return new Promise((_, reject) => {
    const onShow = () => reject({ code: 'auth/popup-closed-by-user' });
    addEventListener('pageshow', onShow, { once: true });
  });
}

/** What comes of a visit at the provider, on the page that it comes back to; null when there was none. */
export async function identifyAfterRedirect(
  identity: IdentityConfig,
): Promise<{ mode: ProviderMode; outcome: IdentityOutcome } | null> {
  const mode = unmarkLeaving();
  if (mode === null || !hasProviders(identity)) return null;
  let nobody = false;
  const outcome = await attempt(identity, '', async (client, auth) => {
    const entered = await client.comeBack(auth);
    nobody = entered === null;
    if (!entered) throw new Error('The provider says nothing of anybody.');
    return entered;
  });
  return nobody ? null : { mode, outcome };
}

/** Codes that say that pop-ups cannot be used here. */
const withoutPopups: ReadonlySet<string> = new Set([
  'auth/popup-blocked',
  'auth/operation-not-supported-in-this-environment',
]);

const leavingKey = 'codeferry.provider';

/** Without it every visit of an account screen would have to load the SDK to ask whether somebody comes back. */
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
