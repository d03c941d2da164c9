/** The only file that loads the identity SDK: import it dynamically, it weighs as much as the rest of a page. */
import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import type { IdentityConfig } from './session-hint';

export { createUserWithEmailAndPassword, deleteUser, signInWithEmailAndPassword, signOut };

/** The SDK allows one initialisation per page, so it is kept. */
let opened: Auth | undefined;

function initialize(identity: IdentityConfig): Auth {
  const options = identity.firebase ?? { apiKey: 'local', projectId: 'local' };
  const auth = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (identity.provider === 'local') {
    // Our own server speaks the same wire; the SDK only lets its address be changed under this name.
    connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  }
  return auth;
}

/** The SDK, once it knows whom it remembers. Needs no network. */
export async function openAuth(identity: IdentityConfig): Promise<Auth> {
  opened ??= initialize(identity);
  await opened.authStateReady();
  return opened;
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
