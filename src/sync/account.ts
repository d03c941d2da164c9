/** Signing in, up and out: the identity provider first, then our server, then this device. */

import type { User } from '../../contract/entities/user';
import {
  type AuthOutcome,
  createIdentity,
  forgetIdentity,
  type Identified,
  identifyByEmail,
} from '../auth/email-account';
import { enterSession, leaveSession } from '../auth/session';
import { type IdentityConfig, readHint } from '../auth/session-hint';
import { adoptDeviceWork } from '../data/adopt-device-work';
import { dropCache } from '../data/cache-db';
import { mirrorToken } from '../data/mirrored-token';
import { randomId } from '../lib/random-id';
import { call } from './page-client';
import { findMeta } from './pull-meta';
import type { FailureText } from './read-answer';

export type { AuthOutcome };

const unreachable: AuthOutcome = {
  ok: false,
  code: 'NETWORK',
  message: 'Internal Error. Make sure your internet connection is stable.',
};

/** ERR-8: heading and sentence of the server's answer. */
const refusal = ({ errorCode, error, message }: FailureText): AuthOutcome => ({
  ok: false,
  code: errorCode,
  message: `${error} - ${message}`,
});

const complain = (error: unknown) =>
  console.error('What was left on this device could not be put away', error);

async function enter(user: User, identity: IdentityConfig): Promise<AuthOutcome> {
  const { uid, email, username, displayName, photoURL } = user;
  // Copies may hold what only the person before may see. Whoever comes from being signed out, or comes back, keeps them: what
  // was fetched for offline use must not be gone after signing in. A broken cache shows nobody anything, and keeps nobody out.
  const before = readHint()?.person.uid;
  if (before !== undefined && before !== uid) await dropCache().catch(complain);
  // Before the session begins: from then on things are sent.
  const adopted = await adoptDeviceWork(uid).catch((error) => {
    console.error('What was handed in signed out stays so', error);
    return 0;
  });
  enterSession({ person: { uid, email, username, displayName, photoURL }, identity });
  return { ok: true, adopted };
}

/** Signs in by e-mail and password. */
export async function signIn(email: string, password: string): Promise<AuthOutcome> {
  const identity = (await findMeta())?.identity;
  if (!identity) return unreachable;
  const outcome = await identifyByEmail(identity, email, password);
  if (!outcome.ok) return outcome;
  const { who } = outcome;
  const answer = await call('loginEmail', {
    body: { uid: who.uid, email: who.email },
    idToken: await who.idToken(),
  });
  return answer.ok ? enter(answer.data.user, identity) : refusal(answer.failure.error);
}

export interface SignUpInput {
  email: string;
  password: string;
  username: string;
  displayName: string;
}

async function registerPerson(who: Identified, { username, displayName }: SignUpInput) {
  return call('signupEmail', {
    body: { uid: who.uid, email: who.email, username, displayName },
    idempotencyKey: randomId(),
    idToken: await who.idToken(),
  });
}

/** Answers that say no to what was typed in; anything else may pass, or be about somebody who has long been here. */
const refusedForGood: ReadonlySet<string> = new Set(['USERNAME_TAKEN', 'EMAIL_TAKEN', 'VALIDATION']);

/** Makes an account and signs in. */
export async function signUp(input: SignUpInput): Promise<AuthOutcome> {
  const identity = (await findMeta())?.identity;
  if (!identity) return unreachable;
  const outcome = await createIdentity(identity, input.email, input.password);
  if (!outcome.ok) return outcome;
  const { who } = outcome;
  const answer = await registerPerson(who, input);
  if (!answer.ok) {
    const { error } = answer.failure;
    // The half-made account must not keep the e-mail taken. In any other case the next attempt goes on with it.
    if (who.created && refusedForGood.has(error.errorCode)) await who.forget().catch(() => undefined);
    return refusal(error);
  }
  // The next token carries the claims that signing up gave.
  await who.idToken(true).catch(() => undefined);
  return enter(answer.data.user, identity);
}

/** Signs out here. Works without a network; what the person has not sent yet stays theirs and waits. */
export async function signOut(): Promise<void> {
  const identity = readHint()?.identity;
  leaveSession();
  // None of these waits for another: the person leaves even if a database fails.
  const results = await Promise.allSettled([
    mirrorToken(undefined),
    dropCache(),
    identity && forgetIdentity(identity),
  ]);
  for (const result of results) if (result.status === 'rejected') complain(result.reason);
}
