import { translated } from '../../lib/translation';

/** Texts of failed sign-ins (ERR-1 … ERR-6). */
export const messages = translated('auth/accounts', {
  wrongCredential: 'Email Password combination is invalid.',
  wrongPassword: 'The current password is not right.',
  internalError: 'Internal Error. Make sure your internet connection is stable.',
  invalidEmail: 'Invalid Email. Make sure the Email is complete with an @ sign.',
  tooManyAttempts: 'Too many attempts. Wait a few minutes, then try again.',
  closedAccount: 'This account is blocked. Ask the administrator of this server.',
  closedPopup: 'Sign In popup was closed. Make sure browser allows site to open popups and external links.',
  missingEmail:
    'Your account with that provider has no usable email. Add one there, or sign up with email and password.',
  emailInUse: 'Email is already in use. Try another email.',
  otherSignInMethod:
    'You have an account with this email using a different sign-in method. Please use that method to sign in.',
  localOnly: 'This server has local accounts only.',
});
