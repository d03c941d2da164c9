/**
 * State machine of sign-up; `use-signup.ts` handles timers and requests.
 * `next` moves only from a valid step (SIGN-5). A field shows no message until typing pauses (`debounced`). A
 * server answer applies only to the value that was sent.
 */
import type { NameKind } from './ask-availability';
import { messages } from './messages';
import {
  type Availability,
  checkConfirmation,
  checkDisplayName,
  checkEmail,
  checkPassword,
  checkUsername,
  type FieldCheck,
  type SignupChecks,
  type SignupValues,
} from './signup-fields';

export type SignupStep = 'email' | 'password' | 'names';
type TypedField = 'email' | 'password' | 'confirmation' | 'username' | 'displayName';

export interface SignupState {
  step: SignupStep;
  values: SignupValues;
  /** Each field's value at the last pause in typing. */
  debounced: Record<TypedField, string>;
  answers: Record<NameKind, { value: string; availability: Availability }>;
  /** A taken email that belongs to this user: an earlier sign-up stopped half way. */
  ownEmail: string | null;
}

export type SignupEvent =
  | { type: 'typed'; field: TypedField; value: string }
  | { type: 'ageConfirmed'; oldEnough: boolean }
  | { type: 'debounced'; field: TypedField }
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
    debounced: { ...empty, email },
    answers: { email: unasked, username: unasked },
    ownEmail,
  };
}

export function transition(state: SignupState, event: SignupEvent): SignupState {
  const { values, debounced } = state;
  switch (event.type) {
    case 'typed':
      return { ...state, values: { ...values, [event.field]: event.value } };
    case 'ageConfirmed':
      return { ...state, values: { ...values, oldEnough: event.oldEnough } };
    case 'debounced':
      return { ...state, debounced: { ...debounced, [event.field]: values[event.field] } };
    case 'answered': {
      const { kind, value, availability } = event;
      if (values[kind].trim() !== value) return state;
      return { ...state, answers: { ...state.answers, [kind]: { value, availability } } };
    }
    case 'next':
      return missingSignupInput(state) === null ? { ...state, step: after[state.step] } : state;
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
  const { values, debounced } = state;
  const checks = checksOf(state);
  const isPaused = (field: TypedField) => values[field] === debounced[field];
  return {
    email: hideUnless(checks.email, isPaused('email')),
    password: hideUnless(checks.password, isPaused('password')),
    confirmation: hideUnless(checks.confirmation, isPaused('password') && isPaused('confirmation')),
    username: hideUnless(checks.username, isPaused('username')),
    displayName: hideUnless(checks.displayName, isPaused('displayName')),
  };
}

function hideUnless<Check extends { state: string; message?: string | undefined }>(
  check: Check,
  isVisible: boolean,
) {
  return isVisible || check.message === undefined ? check : { ...check, message: undefined };
}

/** Null if it is invalid, still being typed, or already checked. */
export function nameToAsk(state: SignupState, kind: NameKind): string | null {
  const value = state.values[kind].trim();
  if (state.values[kind] !== state.debounced[kind]) return null;
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
export function missingSignupInput(state: SignupState): string | null {
  const checks = checksOf(state);
  const fields: FieldCheck<string>[] = fieldsOf[state.step].map((field) => checks[field]);
  if (fields.every((field) => field.state === 'valid' || field.state === 'match')) {
    const waitsForAge = state.step === 'names' && !state.values.oldEnough;
    return waitsForAge ? messages.confirmAge : null;
  }
  if (fields.some((field) => field.state === 'empty')) return messages.fieldsMissing;
  const wrong = fields.find(({ message }) => message !== undefined);
  return wrong?.message ?? messages.checking;
}
