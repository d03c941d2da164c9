import { expect, test } from 'vitest';
import { isDoneHere } from './use-leave-when-signed-in';

const ada = { uid: 'ada', email: 'ada@a.example', username: 'ada', displayName: 'Ada', photoURL: null };

test('the account forms are left by who is signed in, and stay open for who must sign in again', () => {
  expect(isDoneHere({ state: 'signedIn', signInNeeded: false, ...ada })).toBe(true);
  expect(isDoneHere({ state: 'signedIn', signInNeeded: true, ...ada })).toBe(false);
  expect(isDoneHere({ state: 'signedOut' })).toBe(false);
  expect(isDoneHere({ state: 'unknown' })).toBe(false);
});
