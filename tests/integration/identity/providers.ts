import { type Database, openDatabase } from '../../../server/platform/database/open';
import { sendNextEffect } from '../../../server/platform/identity/firebase/effects';
import {
  type FirebaseAccounts,
  openFirebaseAccounts,
} from '../../../server/platform/identity/firebase/firebase-accounts';
import { FirebaseIdentity } from '../../../server/platform/identity/firebase/firebase-identity';
import type { FirebaseSettings } from '../../../server/platform/identity/firebase/settings';
import { TokenKeys } from '../../../server/platform/identity/firebase/token-keys';
import type { Identity } from '../../../server/platform/identity/identity';
import { LocalIdentity } from '../../../server/platform/identity/local/local-identity';
import { loadSigningKeys } from '../../../server/platform/identity/local/signing-keys';
import { emulatorProject, type FirebaseEmulator } from '../../support/product/firebase-emulator';

/** A real implementation of the port, with the browser's SDK in front of it. */
export interface Provider {
  readonly db: Database;
  readonly identity: Identity;
  /** Address for the SDK. */
  readonly url: string;
  /** Sends pending effects to an external provider after a commit. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** Our own accounts, behind a server on the same database. */
export async function openLocalProvider(databaseUrl: string, serverUrl: string): Promise<Provider> {
  const db = openDatabase(databaseUrl, () => {});
  const identity = new LocalIdentity(db, await loadSigningKeys(db));
  return { db, identity, url: serverUrl, settle: async () => {}, close: () => db.destroy() };
}

export interface FirebaseProvider extends Provider {
  readonly settings: FirebaseSettings;
  readonly accounts: FirebaseAccounts;
}

export async function openFirebaseProvider(
  databaseUrl: string,
  { host, url }: FirebaseEmulator,
): Promise<FirebaseProvider> {
  const db = openDatabase(databaseUrl, () => {});
  // firebase-admin reads this variable.
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host;
  const settings = { projectId: emulatorProject, apiKey: 'emulator', authDomain: host, emulatorHost: host };
  const accounts = await openFirebaseAccounts(settings);
  const identity = new FirebaseIdentity(db, settings, new TokenKeys(db, emulatorProject), accounts);
  const settle = async () => {
    while (await sendNextEffect(db, accounts));
  };
  const close = async () => {
    // Servers of other test files would read it, too.
    delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
    await db.destroy();
  };
  return { db, identity, url, settings, accounts, settle, close };
}
