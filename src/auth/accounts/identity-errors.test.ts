import { expect, test } from 'vitest';
import { identityErrorCode, identityErrorMessage } from './identity-errors';

const table: [rule: string, code: string, message: string][] = [
  ['ERR-1', 'auth/invalid-credential', 'Email Password combination is invalid.'],
  ['ERR-1', 'auth/wrong-password', 'Email Password combination is invalid.'],
  ['ERR-2', 'auth/invalid-email', 'Invalid Email. Make sure the Email is complete with an @ sign.'],
  ['ERR-3', 'auth/internal-error', 'Internal Error. Make sure your internet connection is stable.'],
  ['ERR-3', 'auth/network-request-failed', 'Internal Error. Make sure your internet connection is stable.'],
  [
    'ERR-4',
    'auth/popup-closed-by-user',
    'Sign In popup was closed. Make sure browser allows site to open popups and external links.',
  ],
  ['ERR-5', 'auth/email-already-in-use', 'Email is already in use. Try another email.'],
  [
    'ERR-6',
    'auth/account-exists-with-different-credential',
    'You have an account with this email using a different sign-in method. Please use that method to sign in.',
  ],
  ['ERR-7', 'auth/quota-exceeded', 'auth/quota-exceeded'],
];

for (const [rule, code, message] of table) {
  test(`${rule} ${code} is shown in its own words`, () => expect(identityErrorMessage(code)).toBe(message));
}

test('a refusal of our own server has a message', () => {
  expect(identityErrorMessage('auth/too-many-requests')).toMatch(/^Too many attempts. Wait/);
  expect(identityErrorMessage('auth/user-disabled')).toBe(
    'This account is blocked. Ask the administrator of this server.',
  );
});

test('every thrown value gets a code', () => {
  expect(identityErrorCode({ code: 'auth/invalid-email' })).toBe('auth/invalid-email');
  expect(identityErrorCode(new Error('broken'))).toBe('auth/internal-error');
  expect(identityErrorCode(undefined)).toBe('auth/internal-error');
});
