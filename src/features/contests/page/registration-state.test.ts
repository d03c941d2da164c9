import { expect, test } from 'vitest';
import type { RegistrationRow } from '../../../data/work/registrations';
import { registrationState } from './registration-state';

const unregistered = { userHasRegistered: false, fetchedAt: 10 };
const row = (more: Partial<RegistrationRow>): RegistrationRow => ({
  id: 'r',
  account: 'u1',
  contestSlug: 'cup',
  contestName: 'Cup',
  createdAt: 1,
  receipt: 'saved',
  ...more,
});

test('CDET-30 the state on load is the server’s', () => {
  const registered = { userHasRegistered: true, fetchedAt: 10 };
  expect(registrationState(registered, undefined).registration).toBe('registered');
  expect(registrationState(unregistered, undefined).registration).toBe('none');
});

test('an unsent registration is queued, with the reason', () => {
  expect(registrationState(unregistered, row({}))).toEqual({
    registration: 'queued',
    note: { type: 'queued', id: 'r' },
  });
  expect(registrationState(unregistered, row({ receipt: 'signInNeeded' })).note?.type).toBe('signInNeeded');
});

test('CDET-29 a sent registration counts before the copy of the contest shows it', () => {
  expect(registrationState(unregistered, row({ receipt: 'sent', sentAt: 11 })).registration).toBe(
    'registered',
  );
});

test('a newer copy of the contest overrides a sent registration', () => {
  expect(registrationState(unregistered, row({ receipt: 'sent', sentAt: 9 })).registration).toBe('none');
});

test('a refused registration is none, with the reason', () => {
  const refusal = { errorCode: 'CONTEST_PASSWORD_WRONG', error: 'Not allowed', message: 'Wrong.' };
  expect(registrationState(unregistered, row({ receipt: 'refused', refusal }))).toEqual({
    registration: 'none',
    note: { type: 'refused', id: 'r', ...refusal },
  });
});
