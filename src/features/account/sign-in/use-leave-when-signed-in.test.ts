import { expect, test } from 'vitest';
import { isSignInComplete } from './use-leave-when-signed-in';

const ada = { uid: 'ada', email: 'ada@a.example', username: 'ada', displayName: 'Ada', photoURL: null };

test('a signed-in user leaves the account forms, a user who must sign in again stays', () => {
  expect(isSignInComplete({ state: 'signedIn', signInNeeded: false, ...ada })).toBe(true);
  expect(isSignInComplete({ state: 'signedIn', signInNeeded: true, ...ada })).toBe(false);
  expect(isSignInComplete({ state: 'signedOut' })).toBe(false);
  expect(isSignInComplete({ state: 'unknown' })).toBe(false);
});
