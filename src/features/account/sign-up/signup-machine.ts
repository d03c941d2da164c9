/**
 * State machine of sign-up; `use-signup.ts` handles timers and requests.
 * `next` moves only from a valid step (SIGN-5). A field shows no message until typing pauses (`settled`). A
 * server answer applies only to the value that was sent.
 */
import type { NameKind } from './ask-availability';
import {
  type Availability,
  checkConfirmation,
  checkDisplayName,
  checkEmail,
  checkPassword,
  checkUsername,
  type FieldCheck,
  missingFieldsMessage,
  type SignupChecks,
  type SignupValues,
} from './signup-fields';

export type SignupStep = 'email' | 'password' | 'names';
type TypedField = 'email' | 'password' | 'confirmation' | 'username' | 'displayName';

export interface SignupState {
  step: SignupStep;
  values: SignupValues;
  /** Each field's value at the last pause in typing. */
  settled: Record<TypedField, string>;
  answers: Record<NameKind, { value: string; availability: Availability }>;
  /** A taken email that belongs to this user: an earlier sign-up stopped half way. */
  ownEmail: string | null;
}

export type SignupEvent =
  | { type: 'typed'; field: TypedField; value: string }
  | { type: 'ageConfirmed'; oldEnough: boolean }
  | { type: 'settled'; field: TypedField }
  | { type: 'answered'; kind: NameKind; value: string; availability: Availability }
  | { type: 'next' }
  | { type: 'back' };

const after: Record<SignupStep, SignupStep> = { email: 'password', password: 'names', names: 'names' };
const before: Record<SignupStep, SignupStep> = { email: 'email', password: 'email', names: 'password' };
const unasked = { value: '', availability: { type: 'unasked' } } as const;

/** @param email fills in the email (SIGN-4) */
export function beginSignup(email: string, ownEmail: string | null = null): SignupState {
  const empty = { password: '', confirmation: '', username: '', displayName: '' };
  return {
    step: ownEmail === null ? 'email' : 'password',
    values: { ...empty, email, oldEnough: false },
    settled: { ...empty, email },
    answers: { email: unasked, username: unasked },
    ownEmail,
  };
}

export function transition(state: SignupState, event: SignupEvent): SignupState {
  const { values, settled } = state;
  switch (event.type) {
    case 'typed':
      return { ...state, values: { ...values, [event.field]: event.value } };
    case 'ageConfirmed':
      return { ...state, values: { ...values, oldEnough: event.oldEnough } };
    case 'settled':
      return { ...state, settled: { ...settled, [event.field]: values[event.field] } };
    case 'answered': {
      const { kind, value, availability } = event;
      if (values[kind].trim() !== value) return state;
      return { ...state, answers: { ...state.answers, [kind]: { value, availability } } };
    }
    case 'next':
      return whyNotNext(state) === null ? { ...state, step: after[state.step] } : state;
    case 'back':
      return { ...state, step: before[state.step] };
    default:
      return event satisfies never;
  }
}

/** SIGN-3: progress in percent. */
export const progressPercent: Record<SignupStep, number> = { email: 20, password: 60, names: 100 };

function availabilityOf({ answers, values, ownEmail }: SignupState, kind: NameKind): Availability {
  const value = values[kind].trim();
  if (kind === 'email' && value === ownEmail) return { type: 'free' };
  return answers[kind].value === value ? answers[kind].availability : { type: 'unasked' };
}

export function checksOf(state: SignupState): SignupChecks {
  const { email, password, confirmation, username, displayName } = state.values;
  return {
    email: checkEmail(email, availabilityOf(state, 'email')),
    password: checkPassword(password),
    confirmation: checkConfirmation(password, confirmation),
    username: checkUsername(username, availabilityOf(state, 'username')),
    displayName: checkDisplayName(displayName),
  };
}

/** Hides messages for fields that the user is still typing in. */
export function shownChecks(state: SignupState): SignupChecks {
  const { values, settled } = state;
  const checks = checksOf(state);
  const still = (field: TypedField) => values[field] === settled[field];
  return {
    email: spoken(checks.email, still('email')),
    password: spoken(checks.password, still('password')),
    confirmation: spoken(checks.confirmation, still('password') && still('confirmation')),
    username: spoken(checks.username, still('username')),
    displayName: spoken(checks.displayName, still('displayName')),
  };
}

function spoken<Check extends { state: string; message?: string | undefined }>(check: Check, still: boolean) {
  return still || check.message === undefined ? check : { ...check, message: undefined };
}

/** Null if it is invalid, still being typed, or already checked. */
export function nameToAsk(state: SignupState, kind: NameKind): string | null {
  const value = state.values[kind].trim();
  if (state.values[kind] !== state.settled[kind]) return null;
  const check = kind === 'email' ? checkEmail : checkUsername;
  if (check(value, { type: 'free' }).state !== 'valid') return null;
  const { type } = availabilityOf(state, kind);
  return type === 'unasked' || type === 'unreachable' ? value : null;
}

const fieldsOf: Record<SignupStep, readonly (keyof SignupChecks)[]> = {
  email: ['email'],
  password: ['password', 'confirmation'],
  names: ['username', 'displayName'],
};

/** A missing field (SIGN-18) or the first error; null if complete. */
export function whyNotNext(state: SignupState): string | null {
  const checks = checksOf(state);
  const fields: FieldCheck<string>[] = fieldsOf[state.step].map((field) => checks[field]);
  if (fields.every((field) => field.state === 'valid' || field.state === 'match')) {
    const waitsForAge = state.step === 'names' && !state.values.oldEnough;
    return waitsForAge ? 'Please confirm that you are at least 13 years old.' : null;
  }
  if (fields.some((field) => field.state === 'empty')) return missingFieldsMessage;
  const wrong = fields.find(({ message }) => message !== undefined);
  return wrong?.message ?? 'Still asking whether this is free.';
}
