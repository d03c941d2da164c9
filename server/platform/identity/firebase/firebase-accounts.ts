import type { Auth } from 'firebase-admin/auth';
import { ConfigError } from '../../config';
import type { Claims } from '../identity';
import type { FirebaseSettings } from './settings';

export interface ReportedAccount {
  readonly uid: string;
  readonly disabled: boolean;
  readonly hasPassword: boolean;
  /** Seconds since 1970: earlier sign-ins are invalid. */
  readonly validSince: number;
}

/** Retry later. */
export class FirebaseUnreachable extends Error {}

/**
 * Repeating a change is safe; all methods return whether the account exists. @throws FirebaseUnreachable
 */
export interface FirebaseAccounts {
  find(uid: string): Promise<ReportedAccount | null>;
  findByEmail(email: string): Promise<ReportedAccount | null>;
  setClaims(uid: string, claims: Claims): Promise<boolean>;
  setPassword(uid: string, password: string): Promise<boolean>;
  setDisabled(uid: string, disabled: boolean): Promise<boolean>;
  endSessions(uid: string): Promise<boolean>;
  remove(uid: string): Promise<boolean>;
}

/** Timeout of a call for which a user waits. */
const answerMsMax = 5000;

/** @throws ConfigError if the optional package is not installed or the key is invalid */
export async function openFirebaseAccounts(settings: FirebaseSettings): Promise<FirebaseAccounts> {
  const auth = await openAdmin(settings);
  return {
    find: (uid) => reading(() => auth.getUser(uid)),
    findByEmail: (email) => reading(() => auth.getUserByEmail(email)),
    setClaims: (uid, claims) => changing(() => auth.setCustomUserClaims(uid, { ...claims })),
    setPassword: (uid, password) => changing(() => auth.updateUser(uid, { password })),
    setDisabled: (uid, disabled) => changing(() => auth.updateUser(uid, { disabled })),
    endSessions: (uid) => changing(() => auth.revokeRefreshTokens(uid)),
    remove: (uid) => changing(() => auth.deleteUser(uid)),
  };
}

async function openAdmin({ projectId, serviceAccount }: FirebaseSettings): Promise<Auth> {
  const { app, auth } = await loadPackage();
  const name = `codeferry-${projectId}`;
  const opened = app.getApps().find((one) => one.name === name);
  if (opened) return auth.getAuth(opened);
  try {
    const options = serviceAccount ? { credential: app.cert({ ...serviceAccount }) } : {};
    return auth.getAuth(app.initializeApp({ projectId, ...options }, name));
  } catch (error) {
    throw new ConfigError(`FIREBASE_SERVICE_ACCOUNT: ${messageOf(error)}`);
  }
}

/** An optional package, because of its 69 MB. */
async function loadPackage() {
  try {
    const [app, auth] = await Promise.all([import('firebase-admin/app'), import('firebase-admin/auth')]);
    return { app, auth };
  } catch (error) {
    throw new ConfigError(
      `Accounts at Firebase need the optional package firebase-admin, which cannot be loaded here (${messageOf(error)}). Install it with 'npm ci --include=optional', or unset FIREBASE_* to keep accounts on this server.`,
    );
  }
}

type Admin = Pick<
  Awaited<ReturnType<Auth['getUser']>>,
  'uid' | 'disabled' | 'providerData' | 'tokensValidAfterTime'
>;

async function reading(ask: () => Promise<Admin>): Promise<ReportedAccount | null> {
  const user = await asked(ask);
  if (user === gone) return null;
  const { uid, disabled, providerData, tokensValidAfterTime } = user;
  return {
    uid,
    disabled,
    hasPassword: providerData.some(({ providerId }) => providerId === 'password'),
    validSince: tokensValidAfterTime ? Math.floor(Date.parse(tokensValidAfterTime) / 1000) : 0,
  };
}

async function changing(change: () => Promise<unknown>): Promise<boolean> {
  return (await asked(change)) !== gone;
}

const gone = Symbol('no such account');

async function asked<T>(ask: () => Promise<T>): Promise<T | typeof gone> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${answerMsMax} ms`)), answerMsMax);
  });
  try {
    return await Promise.race([ask(), late]);
  } catch (error) {
    if (codeOf(error) === 'auth/user-not-found') return gone;
    throw new FirebaseUnreachable(messageOf(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
