import { expect, test } from 'vitest';
import {
  beginSignup,
  checksOf,
  missingSignupInput,
  nameToAsk,
  progressPercent,
  type SignupEvent,
  type SignupState,
  shownChecks,
  transition,
} from './signup-machine';

const play = (state: SignupState, ...events: SignupEvent[]) => events.reduce(transition, state);
const typed = (field: 'email' | 'password' | 'confirmation' | 'username' | 'displayName', value: string) =>
  [
    { type: 'typed', field, value },
    { type: 'debounced', field },
  ] as const satisfies SignupEvent[];
const free = (kind: 'email' | 'username', value: string) =>
  ({ type: 'answered', kind, value, availability: { type: 'free' } }) as const;
const next = { type: 'next' } as const;
const back = { type: 'back' } as const;

const email = 'ada@example.org';
const atPassword = play(beginSignup(''), ...typed('email', email), free('email', email), next);
const atNames = play(
  atPassword,
  ...typed('password', 'crossing'),
  ...typed('confirmation', 'crossing'),
  next,
);

test('SIGN-1 SIGN-3 email, then password, then names: 20, 60 and 100', () => {
  expect([beginSignup('').step, atPassword.step, atNames.step]).toEqual(['email', 'password', 'names']);
  expect(['email', 'password', 'names'].map((step) => progressPercent[step as 'email'])).toEqual([
    20, 60, 100,
  ]);
});

test('SIGN-2 Back returns to the previous step and keeps the typed values', () => {
  const once = play(atNames, back);
  expect(once.step).toBe('password');
  expect(play(once, back).step).toBe('email');
  expect(play(once, back, back).step).toBe('email');
  expect(play(once, back, next, next)).toEqual(atNames);
});

test('SIGN-5 a step stays until its values are valid', () => {
  expect(play(beginSignup(email), next).step).toBe('email');
  expect(play(atPassword, ...typed('password', 'crossing'), next).step).toBe('password');
  expect(
    play(atPassword, ...typed('password', 'crossing'), ...typed('confirmation', 'crossinG'), next).step,
  ).toBe('password');
});

test('SIGN-6 ignores an answer about a value that is no longer current', () => {
  const late = play(beginSignup(''), ...typed('email', 'ada@example.net'), free('email', email));
  expect(checksOf(late).email.state).toBe('loading');
  const changed = play(atPassword, ...typed('email', 'ada@example.net'));
  expect(checksOf(changed).email.state).toBe('loading');
});

test('SIGN-10 a valid name is checked once, after a pause in typing', () => {
  const typing = play(beginSignup(''), { type: 'typed', field: 'email', value: email });
  expect(nameToAsk(typing, 'email')).toBeNull();
  const still = play(typing, { type: 'debounced', field: 'email' });
  expect(nameToAsk(still, 'email')).toBe(email);
  expect(nameToAsk(play(still, free('email', email)), 'email')).toBeNull();
  expect(nameToAsk(play(beginSignup(''), ...typed('email', 'ada@')), 'email')).toBeNull();
});

test('SIGN-13 an error is shown after a pause in typing; the state of the field is known at once', () => {
  const typing = play(atPassword, { type: 'typed', field: 'password', value: 'abc' });
  expect(shownChecks(typing).password).toEqual({ state: 'invalid', message: undefined });
  const still = play(typing, { type: 'debounced', field: 'password' });
  expect(shownChecks(still).password.message).toBe('Password should contain 6 - 18 characters.');
});

test('SIGN-18 every step has a message for missing values', () => {
  expect(missingSignupInput(beginSignup(''))).toBe('One or more fields are missing during signup.');
  expect(missingSignupInput(atPassword)).toBe('One or more fields are missing during signup.');
  expect(missingSignupInput(atNames)).toBe('One or more fields are missing during signup.');
});

test('the last step also requires the age (D-20), and lists missing values', () => {
  const named = play(
    atNames,
    ...typed('username', 'lovelace'),
    ...typed('displayName', 'Ada'),
    free('username', 'lovelace'),
  );
  expect(missingSignupInput(named)).toContain('13 years');
  expect(missingSignupInput(play(named, { type: 'ageConfirmed', oldEnough: true }))).toBeNull();
  expect(missingSignupInput(play(named, ...typed('username', 'love')))).toContain('Checking whether');
  const taken = { type: 'answered', kind: 'username', value: 'lovelace', availability: { type: 'taken' } };
  expect(missingSignupInput(play(named, taken as SignupEvent))).toBe('Username already taken.');
});

test('an interrupted sign-up continues at the password with the known email', () => {
  const state = beginSignup(email, email);
  expect(state.step).toBe('password');
  expect(checksOf(state).email.state).toBe('valid');
  expect(nameToAsk(state, 'email')).toBeNull();
});
