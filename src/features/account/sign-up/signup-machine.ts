/**
 * Signing up in three steps. Pure: what happened in, what is shown out; waiting and asking are the hook's (use-signup.ts).
 *
 *   email ──next──▶ password ──next──▶ names ──(the account is made)
 *     ◀────back──────    ◀────back──────
 *
 * `next` moves only when the step is right (SIGN-5). A field that is being typed in is not spoken about until it has stood still
 * (`settled`); an answer of the server counts for the value it was asked about and no other.
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
  /** Each field as it last stood still. */
  settled: Record<TypedField, string>;
  answers: Record<NameKind, { value: string; availability: Availability }>;
  /** An e-mail that is taken, but by the person who signs up: signing up broke off half way. */
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

/** @param email fills in the e-mail (SIGN-4) */
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

/** SIGN-3: how far one is, in percent. */
export const progressPercent: Record<SignupStep, number> = { email: 20, password: 60, names: 100 };

function availabilityOf({ answers, values, ownEmail }: SignupState, kind: NameKind): Availability {
  const value = values[kind].trim();
  if (kind === 'email' && value === ownEmail) return { type: 'free' };
  return answers[kind].value === value ? answers[kind].availability : { type: 'unasked' };
}

/** What is known of every field. */
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

/** The same, without the sentences about fields that are still being typed in; the states themselves are never kept back. */
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

/** The name to ask the server about, or null: it could not be used anyway, is still being typed, or is answered for. */
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

/** Why the step is not done yet, in one sentence, or null: something is missing (SIGN-18), or the first thing that is wrong. */
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
