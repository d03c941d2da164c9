import { messages } from './messages';

const messageOf: Record<string, string> = {
  'auth/invalid-credential': messages.wrongCredential,
  'auth/invalid-login-credentials': messages.wrongCredential,
  'auth/wrong-password': messages.wrongCredential,
  'auth/user-not-found': messages.wrongCredential,
  'auth/invalid-email': messages.invalidEmail,
  'auth/internal-error': messages.internalError,
  'auth/network-request-failed': messages.internalError,
  'auth/timeout': messages.internalError,
  'auth/too-many-requests': messages.tooManyAttempts,
  'auth/user-disabled': messages.closedAccount,
  'auth/popup-closed-by-user': messages.closedPopup,
  'auth/missing-email': messages.missingEmail,
  'auth/email-already-in-use': messages.emailInUse,
  'auth/account-exists-with-different-credential': messages.otherSignInMethod,
};

/** The code itself if there is no message (ERR-7). */
export function identityErrorMessage(code: string): string {
  return messageOf[code] ?? code;
}

export function identityErrorCode(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'auth/internal-error';
}
