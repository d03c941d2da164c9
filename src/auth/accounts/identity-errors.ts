/** User messages for the provider's errors (ERR-1 … ERR-7). */
const credential = 'Email Password combination is invalid.';
const unstable = 'Internal Error. Make sure your internet connection is stable.';

const messages: Record<string, string> = {
  'auth/invalid-credential': credential,
  'auth/invalid-login-credentials': credential,
  'auth/wrong-password': credential,
  'auth/user-not-found': credential,
  'auth/invalid-email': 'Invalid Email. Make sure the Email is complete with an @ sign.',
  'auth/internal-error': unstable,
  'auth/network-request-failed': unstable,
  'auth/timeout': unstable,
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes, then try again.',
  'auth/user-disabled': 'This account was closed.',
  'auth/popup-closed-by-user':
    'Sign In popup was closed. Make sure browser allows site to open popups and external links.',
  'auth/missing-email':
    'The account there has no e-mail that may be used here. Add one, or sign up with e-mail and password.',
  'auth/email-already-in-use': 'Email is already in use. Try another email.',
  'auth/account-exists-with-different-credential':
    'You have an account with this email using a different sign-in method. Please use that method to sign in.',
};

/** The code itself if there is no message (ERR-7). */
export function identityErrorMessage(code: string): string {
  return messages[code] ?? code;
}

export function identityErrorCode(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'auth/internal-error';
}
