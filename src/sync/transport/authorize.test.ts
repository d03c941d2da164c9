import { expect, test } from 'vitest';
import type { TokenAnswer } from '../server/tokens';
import { authorize, isAnonymous } from './authorize';

const ada: TokenAnswer = { type: 'token', token: { idToken: 'token-of-ada', uid: 'ada' } };
const status = (authority: ReturnType<typeof authorize>) =>
  authority.type === 'go'
    ? (authority.idToken ?? 'anonymous')
    : 'status' in authority.failure
      ? authority.failure.status
      : authority.failure.kind;

test('ROLE-2 ROLE-4 a signed-out call has no token, a signed-in call has the user’s token', () => {
  expect(isAnonymous('none', 'ada')).toBe(true);
  expect(isAnonymous('optional', 'device')).toBe(true);
  expect(isAnonymous('optional', 'ada')).toBe(false);
  expect(status(authorize('optional', 'ada', ada))).toBe('token-of-ada');
  expect(status(authorize('optional', undefined, ada))).toBe('token-of-ada');
  expect(status(authorize('optional', undefined, { type: 'signedOut' }))).toBe('anonymous');
});

test('work of one account is never sent under another account', () => {
  expect(status(authorize('optional', 'bob', ada))).toBe('offline');
  expect(status(authorize('required', 'bob', ada))).toBe('offline');
});

test('work of an account waits for a token instead of going without one', () => {
  expect(status(authorize('optional', 'ada', { type: 'unreachable' }))).toBe('offline');
  expect(status(authorize('optional', 'ada', { type: 'rejected' }))).toBe(401);
  expect(status(authorize('optional', 'ada', { type: 'signedOut' }))).toBe(401);
});

test('a call that requires an account fails without one', () => {
  expect(status(authorize('required', undefined, { type: 'signedOut' }))).toBe(401);
  expect(status(authorize('required', undefined, { type: 'unreachable' }))).toBe('offline');
});
