import { deleteApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import { emulatorProject } from '../../support/product/firebase-emulator';

/** The unmodified browser SDK of a new device, pointed at the accounts at `url` as the app does it. */
export async function withDevice<T>(url: string, work: (auth: Auth) => Promise<T>): Promise<T> {
  const app = initializeApp({ apiKey: 'emulator', projectId: emulatorProject }, crypto.randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, url, { disableWarnings: true });
  try {
    return await work(auth);
  } finally {
    await deleteApp(app);
  }
}
