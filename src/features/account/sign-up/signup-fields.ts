/** SIGN-6, SIGN-7. Limits and most messages come from the contract, which the server applies too. */
import { DisplayName, Email, Password, Username } from '../../../../contract/entities/user';
import { check } from '../../../lib/schema/validate';
import { messages } from './messages';

export interface SignupValues {
  email: string;
  password: string;
  confirmation: string;
  username: string;
  displayName: string;
  oldEnough: boolean;
}

/** `unreachable`: the check failed; `message` says why. */
export type Availability =
  | { type: 'unasked' }
  | { type: 'free' }
  | { type: 'taken' }
  | { type: 'unreachable'; message: string };

export type NameState = 'empty' | 'loading' | 'valid' | 'taken' | 'invalid';
export type PasswordState = 'empty' | 'valid' | 'invalid';
export type ConfirmationState = 'empty' | 'match' | 'mismatch';

export interface FieldCheck<State extends string> {
  state: State;
  message?: string;
}

export interface SignupChecks {
  email: FieldCheck<NameState>;
  password: FieldCheck<PasswordState>;
  confirmation: FieldCheck<ConfirmationState>;
  username: FieldCheck<NameState>;
  displayName: FieldCheck<PasswordState>;
}

export function checkEmail(email: string, availability: Availability): FieldCheck<NameState> {
  return checkName(email, check(Email, email), availability, messages.emailTaken);
}

export function checkUsername(username: string, availability: Availability): FieldCheck<NameState> {
  return checkName(username, check(Username, username.trim()), availability, messages.usernameTaken);
}

type Looks = { ok: true } | { ok: false; message: string };

function checkName(
  value: string,
  looks: Looks,
  availability: Availability,
  takenMessage: string,
): FieldCheck<NameState> {
  if (value.trim() === '') return { state: 'empty' };
  if (!looks.ok) return { state: 'invalid', message: looks.message };
  switch (availability.type) {
    case 'unasked':
      return { state: 'loading' };
    case 'unreachable':
      return { state: 'loading', message: availability.message };
    case 'taken':
      return { state: 'taken', message: takenMessage };
    case 'free':
      return { state: 'valid' };
    default:
      return availability satisfies never;
  }
}

export function checkPassword(password: string): FieldCheck<PasswordState> {
  return password === '' ? { state: 'empty' } : looksOf(check(Password, password));
}

export function checkDisplayName(displayName: string): FieldCheck<PasswordState> {
  return displayName.trim() === '' ? { state: 'empty' } : looksOf(check(DisplayName, displayName));
}

function looksOf(looks: Looks): FieldCheck<PasswordState> {
  return looks.ok ? { state: 'valid' } : { state: 'invalid', message: looks.message };
}

export function checkConfirmation(password: string, confirmation: string): FieldCheck<ConfirmationState> {
  if (confirmation === '') return { state: 'empty' };
  if (confirmation === password) return { state: 'match' };
  return { state: 'mismatch', message: messages.passwordsDiffer };
}
