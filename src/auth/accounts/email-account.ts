/** Signing in and up at the identity provider. The server's part is in src/sync/session/account.ts. */

import type { IdentityConfig } from '../session-hint';
import { identityErrorCode, identityErrorMessage } from './identity-errors';

export type AuthOutcome = { ok: true } | { ok: false; message: string; code: string };

/** Somebody the provider knows; our server may not yet. */
export interface Identified {
  uid: string;
  email: string;
  photoURL: string | null;
  /** As the provider has it, which may be not at all. */
  displayName: string | null;
  /** Made just now, not known to the provider before. */
  created: boolean;
  idToken(force?: boolean): Promise<string>;
  /** Takes back a sign-up that the server refused. */
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

/** Somebody has begun to sign in on this page. */
let hasBegun = false;

/** One way in at the provider; whatever it throws becomes an outcome in words. */
export async function attempt(
  identity: IdentityConfig,
  email: string,
  enter: (client: Client, auth: Awaited<ReturnType<Client['openAuth']>>) => Promise<Entered>,
): Promise<IdentityOutcome> {
  hasBegun = true;
  try {
    const client = await import('../firebase/firebase-client');
    const entered = await enter(client, await client.openAuth(identity));
    return { ok: true, who: identified(client, entered, email) };
  } catch (error) {
    const code = identityErrorCode(error);
    return { ok: false, code, message: identityErrorMessage(code) };
  }
}

/** Checks e-mail and password with the provider. */
export function identifyByEmail(identity: IdentityConfig, email: string, password: string) {
  return attempt(identity, email, async (client, auth) => {
    const { user } = await client.signInWithEmailAndPassword(auth, email, password);
    return { user, created: false, displayName: user.displayName };
  });
}

/** Makes a new account at the provider; goes on with the one made by an attempt whose second half failed. */
export function createIdentity(identity: IdentityConfig, email: string, password: string) {
  return attempt(identity, email, async (client, auth) => {
    const begun = auth.currentUser?.email?.toLowerCase() === email.toLowerCase();
    const enter = begun ? client.signInWithEmailAndPassword : client.createUserWithEmailAndPassword;
    const { user } = await enter(auth, email, password);
    return { user, created: !begun, displayName: user.displayName };
  });
}

/**
 * Forgets the person on this device; needs no network.
 * @param isLate they left on a page before this one: whoever has begun to sign in here since is not signed out
 */
export async function forgetIdentity(identity: IdentityConfig, isLate = false): Promise<void> {
  const client = await import('../firebase/firebase-client');
  const auth = await client.openAuth(identity);
  if (!isLate || !hasBegun) await client.signOut(auth);
}
