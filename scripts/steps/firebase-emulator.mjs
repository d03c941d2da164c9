import { ensureSeparatePackages } from './separate-packages.mjs';

/**
 * Installs Firebase's Auth emulator, which only tests use.
 * @param {string} root project folder
 * @returns {Promise<string>} the folder it is installed in
 */
export function ensureFirebaseEmulator(root) {
  const title = 'the Firebase Auth emulator for the tests (once, 220 MB)';
  return ensureSeparatePackages(root, 'tests/firebase-emulator', title);
}
