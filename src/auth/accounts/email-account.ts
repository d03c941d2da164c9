/** Sign-in and sign-up at the identity provider; the server's part is in src/sync/session/account.ts. */

import { addressOf } from '../../../contract/rules/names/sign-in-name';
import { type IdentityConfig, markEntering } from '../session-hint';
import { identityErrorCode, identityErrorMessage } from './identity-errors';

export type AuthOutcome = { ok: true } | { ok: false; message: string; code: string };

/** A user known to the provider, but maybe not to our server. */
export interface Identified {
  uid: string;
  email: string;
  photoURL: string | null;
  /** From the provider, if it has one. */
  displayName: string | null;
  created: boolean;
  idToken(force?: boolean): Promise<string>;
  /** Deletes the provider's account after our server refused the sign-up. */
  forget(): Promise<void>;
}
export type IdentityOutcome = { ok: true; who: Identified } | { ok: false; message: string; code: string };

type Client = typeof import('../firebase/firebase-client');

type Entered = import('../firebase/firebase-client').Entered;

function identified(client: Client, { user, created, displayName }: Entered, email: string): Identified {
  return {
    uid: user.uid,
    created,
    email: user.email ?? email,
    photoURL: user.photoURL,
    displayName,
    idToken: (force) => user.getIdToken(force),
    forget: () => client.deleteUser(user),
  };
}

/** Runs a provider call; errors become an outcome with a message. */
export async function attempt(
  identity: IdentityConfig,
  email: string,
  enter: (client: Client, auth: Awaited<ReturnType<Client['openAuth']>>) => Promise<Entered>,
): Promise<IdentityOutcome> {
  try {
    markEntering();
    const client = await import('../firebase/firebase-client');
    const entered = await enter(client, await client.openAuth(identity));
    return { ok: true, who: identified(client, entered, email) };
  } catch (error) {
    const code = identityErrorCode(error);
    return { ok: false, code, message: identityErrorMessage(code) };
  }
}

export function identifyByEmail(identity: IdentityConfig, email: string, password: string) {
  // Local accounts without an email have a sign-in name instead.
  const address = identity.provider === 'local' ? addressOf(email) : email;
  return attempt(identity, address, async (client, auth) => {
    const { user } = await client.signInWithEmailAndPassword(auth, address, password);
    return { user, created: false, displayName: user.displayName };
  });
}

/** With a token that the server gave for a personal code. */
export function identifyByToken(identity: IdentityConfig, token: string) {
  return attempt(identity, '', async (client, auth) => {
    const { user } = await client.signInWithCustomToken(auth, token);
    return { user, created: false, displayName: user.displayName };
  });
}

/** Creates an account, or signs in to one left by a failed attempt. */
export function createIdentity(identity: IdentityConfig, email: string, password: string) {
  return attempt(identity, email, async (client, auth) => {
    const begun = auth.currentUser?.email?.toLowerCase() === email.toLowerCase();
    const enter = begun ? client.signInWithEmailAndPassword : client.createUserWithEmailAndPassword;
    const { user } = await enter(auth, email, password);
    return { user, created: !begun, displayName: user.displayName };
  });
}

/**
 * Removes the identity from this device; works offline.
 * @param isStillLeft for the sign-out of an earlier page, which this one completes: false once somebody signs in
 */
export async function forgetIdentity(identity: IdentityConfig, isStillLeft?: () => boolean): Promise<void> {
  const client = await import('../firebase/firebase-client');
  const auth = await client.openAuth(identity);
  if (!isStillLeft) await client.signOut(auth);
  else if (isStillLeft()) await client.signOutUnlessReplaced(auth);
}
