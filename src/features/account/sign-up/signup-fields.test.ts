import { expect, test } from 'vitest';
import {
  type Availability,
  checkConfirmation,
  checkDisplayName,
  checkEmail,
  checkPassword,
  checkUsername,
} from './signup-fields';

const unasked: Availability = { type: 'unasked' };
const free: Availability = { type: 'free' };
const taken: Availability = { type: 'taken' };
const unreachable: Availability = { type: 'unreachable', message: 'No network.' };

test('SIGN-6 an email is empty, loading, valid, taken or invalid', () => {
  expect(checkEmail('  ', free).state).toBe('empty');
  expect(checkEmail('ada@example.org', unasked).state).toBe('loading');
  expect(checkEmail('ada@example.org', free).state).toBe('valid');
  expect(checkEmail('ada@example.org', taken).state).toBe('taken');
  expect(checkEmail('ada@', free).state).toBe('invalid');
});

test('SIGN-6 a username is empty, loading, valid, taken or invalid', () => {
  expect(checkUsername('', free).state).toBe('empty');
  expect(checkUsername('lovelace', unasked).state).toBe('loading');
  expect(checkUsername('lovelace', free).state).toBe('valid');
  expect(checkUsername('lovelace', taken).state).toBe('taken');
  expect(checkUsername('love lace', free).state).toBe('invalid');
});

test('SIGN-7 a password is empty, valid or invalid; a confirmation empty, match or mismatch', () => {
  expect(['', 'secret1', 'short'].map((password) => checkPassword(password).state)).toEqual([
    'empty',
    'valid',
    'invalid',
  ]);
  expect(['', 'secret1', 'Secret1'].map((again) => checkConfirmation('secret1', again).state)).toEqual([
    'empty',
    'match',
    'mismatch',
  ]);
});

test.each(['ada', '@example.org', 'ada@example', 'ada@example.', 'ada@example.o', 'a da@example.org'])(
  'SIGN-8 %j is no email',
  (email) => expect(checkEmail(email, free).state).toBe('invalid'),
);

test.each(['ada@example.org', 'a.b+c@mail.example.de', 'ada@site.info'])(
  'SIGN-8 %s is an email (D-12)',
  (email) => expect(checkEmail(email, free).state).toBe('valid'),
);

test('SIGN-9 a taken email shows that it is in use', () => {
  expect(checkEmail('ada@example.org', taken).message).toBe('Email is already in use.');
});

test.each(['12345', 'x'.repeat(19)])('SIGN-11 a password like %j has the wrong length', (password) => {
  expect(checkPassword(password)).toEqual({
    state: 'invalid',
    message: 'Password should contain 6 - 18 characters.',
  });
});

test.each(['123456', 'x'.repeat(18)])('SIGN-11 a password like %j has the right length', (password) => {
  expect(checkPassword(password)).toEqual({ state: 'valid' });
});

test('SIGN-12 a different confirmation shows a message', () => {
  expect(checkConfirmation('secret1', 'secret2').message).toBe('Should match original password.');
});

test('SIGN-14 a username under 4 characters is too short, with or without a server check', () => {
  expect(checkUsername('ada', unasked)).toEqual({
    state: 'invalid',
    message: 'Username should be atleast 4 characters long.',
  });
});

test('SIGN-15 a username has at most 20 characters', () => {
  expect(checkUsername('a'.repeat(20), free).state).toBe('valid');
  expect(checkUsername('a'.repeat(21), free).state).toBe('invalid');
});

test('SIGN-16 a taken username shows a message', () => {
  expect(checkUsername('lovelace', taken).message).toBe('Username already taken.');
});

test('SIGN-17 a display name has 1 to 28 characters', () => {
  const states = ['', '   ', 'A', 'a'.repeat(28), 'a'.repeat(29)].map((name) => checkDisplayName(name).state);
  expect(states).toEqual(['empty', 'empty', 'valid', 'valid', 'invalid']);
});

test('without a network a name stays undecided, and the reason is shown', () => {
  expect(checkUsername('lovelace', unreachable)).toEqual({ state: 'loading', message: 'No network.' });
});
