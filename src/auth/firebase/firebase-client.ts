/** The only file that loads the identity SDK: import it dynamically, it weighs as much as the rest of a page. */
import { initializeApp } from 'firebase/app';
import {
  type Auth,
  type AuthProvider,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  GithubAuthProvider,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  getRedirectResult,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { ProviderMode } from '../../../contract/entities/user';
import type { IdentityConfig } from '../session-hint';

export { createUserWithEmailAndPassword, deleteUser, signInWithEmailAndPassword, signOut };

/** Somebody who has come in at the provider just now. */
export interface Entered {
  readonly user: User;
  /** Not known to the provider's project before. */
  readonly created: boolean;
  /** What the provider calls the person, if anything. */
  readonly displayName: string | null;
}

/** The SDK allows one initialisation per page, so it is kept. */
let opened: Auth | undefined;

/** `popups`: prepares for them as well, which in some browsers loads a script and a frame of Google's at once. */
interface OpenOptions {
  readonly popups?: boolean;
}

function initialize({ provider, firebase }: IdentityConfig, { popups = false }: OpenOptions): Auth {
  const { emulatorUrl, ...options } = firebase ?? { apiKey: 'local', projectId: 'local' };
  const auth = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    ...(popups && { popupRedirectResolver: browserPopupRedirectResolver }),
  });
  // Our own server speaks the same wire; the SDK only lets its address be changed under this name.
  const elsewhere = provider === 'local' ? location.origin : emulatorUrl;
  if (elsewhere !== undefined) connectAuthEmulator(auth, elsewhere, { disableWarnings: true });
  return auth;
}

/** The SDK, once it knows whom it remembers. Needs no network. */
export async function openAuth(identity: IdentityConfig, options: OpenOptions = {}): Promise<Auth> {
  opened ??= initialize(identity, options);
  await opened.authStateReady();
  return opened;
}

function providerOf(mode: ProviderMode): AuthProvider {
  if (mode === 'GOOGLE') return new GoogleAuthProvider();
  // Without it GitHub keeps back an e-mail that is not public.
  return new GithubAuthProvider().addScope('user:email');
}

async function enteredBy(credential: UserCredential): Promise<Entered> {
  const { user } = credential;
  const info = getAdditionalUserInfo(credential);
  const created = info?.isNewUser ?? false;
  if (user.email) return { user, created, displayName: user.displayName ?? info?.username ?? null };
  // Nobody could write to them, and accounts are told apart by it.
  await (created ? deleteUser(user) : Promise.resolve()).catch(() => undefined);
  throw { code: 'auth/missing-email' };
}

/** Asks for a pop-up at once; it opens if this was called on a click. */
export async function enterByPopup(auth: Auth, mode: ProviderMode): Promise<Entered> {
  return enteredBy(await signInWithPopup(auth, providerOf(mode), browserPopupRedirectResolver));
}

/** Leaves the page; does not answer unless that fails. */
export async function leaveForProvider(auth: Auth, mode: ProviderMode): Promise<never> {
  return signInWithRedirect(auth, providerOf(mode), browserPopupRedirectResolver);
}

/** Who comes back from a provider that the page went to; null: nobody. */
export async function comeBack(auth: Auth): Promise<Entered | null> {
  const credential = await getRedirectResult(auth, browserPopupRedirectResolver);
  return credential && enteredBy(credential);
}

/** The remembered user if it is `uid`; waits a moment, because another tab's sign-in arrives by and by. */
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
