import { expect, test } from 'vitest';
import { type Session, transition } from './session-machine';

const person = { uid: 'u1', email: 'a@b.cc', username: 'ada', displayName: 'Ada', photoURL: null };
const unknown: Session = { state: 'unknown' };

test('LOGIN-10 the session is unknown, then signed in or out', () => {
  expect(transition(unknown, { type: 'restored', person })).toEqual({
    state: 'signedIn',
    signInNeeded: false,
    ...person,
  });
  expect(transition(unknown, { type: 'restored', person: undefined })).toEqual({ state: 'signedOut' });
});

test('the session follows sign-in and sign-out', () => {
  const signedIn = transition({ state: 'signedOut' }, { type: 'signedIn', person });
  expect(signedIn).toEqual({ state: 'signedIn', signInNeeded: false, ...person });
  expect(transition(signedIn, { type: 'signedOut' })).toEqual({ state: 'signedOut' });
});

test('a late restore does not undo a sign-in or a sign-out', () => {
  const signedIn: Session = { state: 'signedIn', signInNeeded: false, ...person };
  expect(transition(signedIn, { type: 'restored', person: undefined })).toBe(signedIn);
  const signedOut: Session = { state: 'signedOut' };
  expect(transition(signedOut, { type: 'restored', person })).toBe(signedOut);
});

test('a user who must sign in again stays known until they do', () => {
  const signedIn: Session = { state: 'signedIn', signInNeeded: false, ...person };
  const waiting = transition(signedIn, { type: 'rejected', uid: 'u1' });
  expect(waiting).toEqual({ ...signedIn, signInNeeded: true });
  expect(transition(waiting, { type: 'rejected', uid: 'u1' })).toBe(waiting);
  expect(transition(waiting, { type: 'signedIn', person })).toEqual(signedIn);
});

test('a new name keeps the same user, and signs nobody in', () => {
  const renamed = { ...person, displayName: 'Ada L.' };
  const waiting: Session = { state: 'signedIn', signInNeeded: true, ...person };
  expect(transition(waiting, { type: 'renamed', person: renamed })).toEqual({
    ...waiting,
    displayName: 'Ada L.',
  });
  expect(transition(waiting, { type: 'renamed', person: { ...person, uid: 'u2' } })).toBe(waiting);
  const signedOut: Session = { state: 'signedOut' };
  expect(transition(signedOut, { type: 'renamed', person })).toBe(signedOut);
});

test('a late refusal does not affect the next user', () => {
  const signedIn: Session = { state: 'signedIn', signInNeeded: false, ...person };
  expect(transition(signedIn, { type: 'rejected', uid: 'u0' })).toBe(signedIn);
  const signedOut: Session = { state: 'signedOut' };
  expect(transition(signedOut, { type: 'rejected', uid: 'u1' })).toBe(signedOut);
});
