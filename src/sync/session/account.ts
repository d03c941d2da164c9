import type { User } from '../../../contract/entities/user';
import {
  type AuthOutcome,
  createIdentity,
  forgetIdentity,
  type Identified,
  identifyByEmail,
} from '../../auth/accounts/email-account';
import { messages } from '../../auth/accounts/messages';
import { leaveSession } from '../../auth/session';
import { type IdentityConfig, readHint, type SessionHint } from '../../auth/session-hint';
import { mirrorToken } from '../../data/account/mirrored-token';
import { isSharedDevice, markShared } from '../../data/account/shared-mark';
import { dropPersonal } from '../../data/storage/drop-copies';
import { errorText } from '../../lib/error-text';
import { readInvitationCode } from '../../lib/invitation-code';
import { randomId } from '../../lib/random-id';
import { findMeta } from '../pull/pull-meta';
import type { FailureText } from '../server/failure';
import { call } from '../server/page-client';
import { endOwnSession } from './devices';
import { enterAccount, logFailedRemoval } from './enter-account';
import { noteSession } from './note-session';

export type { AuthOutcome };

const unreachable: AuthOutcome = {
  ok: false,
  code: 'NETWORK',
  message: messages.internalError,
};

const refusal = (error: FailureText): AuthOutcome => ({
  ok: false,
  code: error.errorCode,
  message: errorText(error),
});

async function enter(user: User, identity: IdentityConfig): Promise<AuthOutcome> {
  await enterAccount(user, identity);
  return { ok: true };
}

/** @param isShared several people use this device: marks it before anything of the user is here */
export async function signIn(email: string, password: string, isShared = false): Promise<AuthOutcome> {
  const identity = (await findMeta())?.identity;
  if (!identity) return unreachable;
  const outcome = await identifyByEmail(identity, email, password);
  if (!outcome.ok) return outcome;
  const { who } = outcome;
  const answer = await call('loginEmail', {
    body: { uid: who.uid, email: who.email },
    idToken: await who.idToken(),
  });
  if (!answer.ok) return refusal(answer.failure.error);
  if (isShared) await markShared({});
  return enter(answer.data.user, identity);
}

export interface SignUpInput {
  email: string;
  password: string;
  username: string;
  displayName: string;
}

async function registerPerson(who: Identified, { username, displayName }: SignUpInput) {
  return call('signupEmail', {
    body: { uid: who.uid, email: who.email, username, displayName, invitation: readInvitationCode() },
    idempotencyKey: randomId(),
    idToken: await who.idToken(),
  });
}

/** These errors reject the input. Others may be temporary, or concern an existing user. */
const refusedForGood: ReadonlySet<string> = new Set([
  'USERNAME_TAKEN',
  'EMAIL_TAKEN',
  'VALIDATION',
  'SIGN_UP_CLOSED',
  'INVITATION_NEEDED',
]);

export async function signUp(input: SignUpInput): Promise<AuthOutcome> {
  const identity = (await findMeta())?.identity;
  if (!identity) return unreachable;
  const outcome = await createIdentity(identity, input.email, input.password);
  if (!outcome.ok) return outcome;
  const { who } = outcome;
  const answer = await registerPerson(who, input);
  if (!answer.ok) {
    const { error } = answer.failure;
    // Frees the email for another attempt. After any other error the next attempt continues with
    // this account.
    if (who.created && refusedForGood.has(error.errorCode)) await who.forget().catch(() => undefined);
    return refusal(error);
  }
  // The refreshed token contains the claims set at sign-up.
  await who.idToken(true).catch(() => undefined);
  return enter(answer.data.user, identity);
}

/**
 * Removes a signed-out user's data from this device. Works offline and never throws. If it is interrupted,
 * a note makes the next start complete it.
 * @param isStillLeft for a sign-out from an earlier page, which this one completes: false once somebody signs in
 * @param left the session that the user leaves; the server ends it, if it can be reached
 */
export async function removeUserData(
  identity: IdentityConfig | undefined,
  isStillLeft?: () => boolean,
  left?: SessionHint,
): Promise<void> {
  // In parallel: sign-out must succeed even if a database fails.
  const results = await Promise.allSettled([
    noteSession(identity ?? null),
    mirrorToken(undefined),
    dropPersonal(),
    hideFormerUser(),
    identity && leaveProvider(identity, isStillLeft, left),
  ]);
  const failed = results.filter(({ status }) => status === 'rejected');
  for (const { reason } of failed as PromiseRejectedResult[]) logFailedRemoval(reason);
  if (failed.length === 0) await noteSession().catch(logFailedRemoval);
}

async function leaveProvider(
  identity: IdentityConfig,
  isStillLeft?: () => boolean,
  left?: SessionHint,
): Promise<void> {
  // Needs the identity that is about to be forgotten.
  if (left) await endOwnSession(left).catch(() => undefined);
  await forgetIdentity(identity, isStillLeft);
}

/** On a shared device unsent work is encrypted, and nothing else stays. */
async function hideFormerUser(): Promise<void> {
  if (!(await isSharedDevice())) return;
  const [{ hideLeft }, { clearTraces }] = await Promise.all([
    import('../shared-device/keep-shared'),
    import('../shared-device/leave-device'),
  ]);
  // Also if some work could not be sealed and stays.
  await hideLeft().finally(clearTraces);
}

/** Works offline; unsent work stays on the device and keeps its owner. */
export async function signOut(): Promise<void> {
  const hint = readHint();
  leaveSession();
  await removeUserData(hint?.identity, undefined, hint);
}
