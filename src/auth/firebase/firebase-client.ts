/** The only importer of the identity SDK. Import it dynamically: it is as large as the rest of a page. */
import { initializeApp } from 'firebase/app';
import {
  type Auth,
  type AuthProvider,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword as createUser,
  EmailAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  getRedirectResult,
  indexedDBLocalPersistence,
  initializeAuth,
  signOut as leave,
  onAuthStateChanged,
  reauthenticateWithCredential,
  deleteUser as removeUser,
  signInWithEmailAndPassword as signInByEmail,
  signInWithCustomToken as signInByToken,
  signInWithPopup,
  signInWithRedirect,
  type User,
  type UserCredential,
  updatePassword,
} from 'firebase/auth';
import type { ProviderMode } from '../../../contract/entities/user';
import type { IdentityConfig } from '../session-hint';
import { failOver } from './fail-over';
import { deliberately, sharedPersistence } from './shared-persistence';

export const createUserWithEmailAndPassword = deliberately(createUser);
export const deleteUser = deliberately(removeUser);
export const signInWithCustomToken = deliberately(signInByToken);
export const signInWithEmailAndPassword = deliberately(signInByEmail);
export const signOut = deliberately(leave);
/** Keeps a user who has just signed in in another tab. */
export const signOutUnlessReplaced = leave;

export interface Entered {
  readonly user: User;
  readonly created: boolean;
  readonly displayName: string | null;
}

/** The SDK allows one initialization per page. */
let opened: Auth | undefined;

/** When the SDK began to read its storage (ms), and the last user that it had on this page. */
let openedAt = 0;
let lastUid: string | undefined;

/** `popups`: also prepares pop-ups, which in some browsers loads a script and a frame from Google. */
interface OpenOptions {
  readonly popups?: boolean;
}

function initialize(identity: IdentityConfig, { popups = false }: OpenOptions): Auth {
  const { provider, firebase, servers = [] } = identity;
  const { emulatorUrl, ...options } = firebase ?? { apiKey: 'local', projectId: 'local' };
  openedAt = Date.now();
  const auth = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence].map(sharedPersistence),
    ...(popups && { popupRedirectResolver: browserPopupRedirectResolver }),
  });
  // Our own server speaks the same protocol; the SDK only allows another address as an emulator.
  const elsewhere = provider === 'local' ? location.origin : emulatorUrl;
  // The SDK takes its `fetch` from here, and one address only.
  if (provider === 'local' && servers.length > 1)
    globalThis.fetch = failOver(globalThis.fetch.bind(globalThis), location.origin, servers);
  if (elsewhere !== undefined) connectAuthEmulator(auth, elsewhere, { disableWarnings: true });
  onAuthStateChanged(auth, (user) => {
    lastUid = user?.uid ?? lastUid;
  });
  return auth;
}

/**
 * Whether the SDK dropped the user, because it had them on this page, or read its storage after they signed in.
 * @param at time of the sign-in (ms)
 */
export function hasDropped(uid: string, at: number): boolean {
  return lastUid === uid || openedAt > at;
}

/** Resolves when the SDK has restored its user. Works offline. */
export async function openAuth(identity: IdentityConfig, options: OpenOptions = {}): Promise<Auth> {
  opened ??= initialize(identity, options);
  await opened.authStateReady();
  return opened;
}

function providerOf(mode: ProviderMode): AuthProvider {
  if (mode === 'GOOGLE') return new GoogleAuthProvider();
  // Without this scope GitHub hides a private email.
  return new GithubAuthProvider().addScope('user:email');
}

async function enteredBy(credential: UserCredential): Promise<Entered> {
  const { user } = credential;
  const info = getAdditionalUserInfo(credential);
  const created = info?.isNewUser ?? false;
  if (user.email) return { user, created, displayName: user.displayName ?? info?.username ?? null };
  // Accounts are identified by email.
  await (created ? deleteUser(user) : Promise.resolve()).catch(() => undefined);
  throw { code: 'auth/missing-email' };
}

const signInByPopup = deliberately(signInWithPopup);

/** Call on a click, or the browser blocks the pop-up. */
export async function enterByPopup(auth: Auth, mode: ProviderMode): Promise<Entered> {
  return enteredBy(await signInByPopup(auth, providerOf(mode), browserPopupRedirectResolver));
}

/** Leaves the page; settles only on failure. */
export async function leaveForProvider(auth: Auth, mode: ProviderMode): Promise<never> {
  return signInWithRedirect(auth, providerOf(mode), browserPopupRedirectResolver);
}

/** The user after a redirect; null: there was none. */
export async function readRedirectResult(auth: Auth): Promise<Entered | null> {
  const credential = await deliberately(getRedirectResult)(auth, browserPopupRedirectResolver);
  return credential && enteredBy(credential);
}

/** The SDK's user if it is `uid`; waits, because a sign-in in another tab arrives late. */
export function userOf(auth: Auth, uid: string, patienceMs: number): Promise<User | null> {
  if (auth.currentUser?.uid === uid) return Promise.resolve(auth.currentUser);
  return new Promise((resolve) => {
    const finish = (user: User | null) => {
      clearTimeout(timer);
      stop();
      resolve(user);
    };
    const timer = setTimeout(() => finish(null), patienceMs);
    const stop = onAuthStateChanged(auth, (user) => {
      if (user?.uid === uid) queueMicrotask(() => finish(user));
    });
  });
}

export const hasPassword = ({ providerData }: User): boolean =>
  providerData.some(({ providerId }) => providerId === 'password');

/** Ends all other sessions of the user. Rejects if the current password is wrong. */
export const replacePassword = deliberately(async (user: User, current: string, next: string) => {
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', current));
  await updatePassword(user, next);
});
