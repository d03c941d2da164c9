import { useState } from 'react';
import { debounceMs } from '../../../contract/limits';
import {
  checkConfirmation,
  checkDisplayName,
  checkEmail,
  checkPassword,
  checkUsername,
  type SignupChecks,
  type SignupValues,
} from './signup-fields';
import { useAvailability } from './use-availability';
import { useDebounced } from './use-debounced';

interface SignupForm {
  values: SignupValues;
  checks: SignupChecks;
  /** The same, without the sentences about fields that are still being typed in. */
  shown: SignupChecks;
  change(part: Partial<SignupValues>): void;
}

const looksGood = { type: 'free' } as const;

/**
 * The values of the sign-up form and what is known of them.
 *
 * @param email fills in the e-mail
 * @param ownEmail an e-mail that is taken, but by the person who signs up
 */
export function useSignupForm(email: string, ownEmail: string | null): SignupForm {
  const [values, setValues] = useState<SignupValues>({
    email,
    password: '',
    confirmation: '',
    username: '',
    displayName: '',
    oldEnough: false,
  });
  const change = (part: Partial<SignupValues>) => setValues((before) => ({ ...before, ...part }));

  const wantedEmail = values.email.trim();
  const wantedUsername = values.username.trim();
  const emailAnswer = useAvailability(
    'email',
    wantedEmail,
    checkEmail(wantedEmail, looksGood).state === 'valid',
  );
  const usernameAnswer = useAvailability(
    'username',
    wantedUsername,
    checkUsername(wantedUsername, looksGood).state === 'valid',
  );
  const email500 = useDebounced(values.email, debounceMs.availability);
  const username500 = useDebounced(values.username, debounceMs.availability);
  const password = useDebounced(values.password, debounceMs.password);
  const confirmation = useDebounced(values.confirmation, debounceMs.password);

  const checks = {
    email: checkEmail(values.email, wantedEmail === ownEmail ? looksGood : emailAnswer),
    username: checkUsername(values.username, usernameAnswer),
    password: checkPassword(values.password),
    confirmation: checkConfirmation(values.password, values.confirmation),
    displayName: checkDisplayName(values.displayName),
  };
  const passwordSettled = values.password === password;
  const shown = {
    email: quietWhileTyping(checks.email, values.email === email500),
    username: quietWhileTyping(checks.username, values.username === username500),
    password: quietWhileTyping(checks.password, passwordSettled),
    confirmation: quietWhileTyping(
      checks.confirmation,
      passwordSettled && values.confirmation === confirmation,
    ),
    displayName: checks.displayName,
  };
  return { values, checks, shown, change };
}

/** A sentence about half a word helps nobody; the state itself is never kept back. */
function quietWhileTyping<Check extends { state: string; message?: string }>(
  check: Check,
  settled: boolean,
): Check {
  return settled || check.message === undefined ? check : { ...check, message: undefined };
}
