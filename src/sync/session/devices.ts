/** Devices where the account is signed in. All calls need the network; nothing is stored. */
import type { SignedInDevices } from '../../../contract/calls/sessions/sessions';
import type { SessionHint } from '../../auth/session-hint';
import { errorText } from '../../lib/error-text';
import { lateClient } from '../server/page-client';

export { changePassword, hasPassword } from '../../auth/accounts/change-password';

const sessionCall = lateClient(
  async () => (await import('../../../contract/calls/sessions/sessions')).sessionCalls,
);

type Outcome<T> = { ok: true; data: T } | { ok: false; message: string };

export async function listDevices(account: string): Promise<Outcome<SignedInDevices>> {
  const answer = await sessionCall('sessionsOwn', { account });
  return answer.ok ? answer : { ok: false, message: errorText(answer.failure.error) };
}

export async function signOutDevice(account: string, sessionID: string): Promise<Outcome<unknown>> {
  const answer = await sessionCall('sessionEnd', { account, body: { sessionID } });
  return answer.ok ? answer : { ok: false, message: errorText(answer.failure.error) };
}

export async function signOutOthers(account: string): Promise<Outcome<{ isCurrentEnded: boolean }>> {
  const answer = await sessionCall('sessionsEndOthers', { account, body: {} });
  return answer.ok ? answer : { ok: false, message: errorText(answer.failure.error) };
}

/** The identity is forgotten after this; a sign-out must not wait for a slow network. */
const patienceMs = 1500;

/**
 * Ends the session on the server, so that it is no longer listed. Offline, it stays listed until somebody
 * ends it or it expires.
 */
export async function endOwnSession(hint: SessionHint): Promise<void> {
  if (!navigator.onLine || hint.identity.provider !== 'local') return;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  const asking = import('../../auth/firebase/ask-provider').then(({ askProvider }) =>
    askProvider(hint, false),
  );
  const answer = await Promise.race([asking, late]);
  if (answer?.type !== 'token') return;
  const { idToken } = answer.token;
  const sessionID = sessionOf(idToken);
  if (sessionID !== undefined)
    void sessionCall('sessionEnd', { body: { sessionID }, idToken, keepalive: true });
}

/** The claim `sid`; tokens of older servers have none. */
function sessionOf(idToken: string): string | undefined {
  const payload = idToken.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  return JSON.parse(atob(payload)).sid;
}
