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
  /** What may be said already: fields still being typed in are judged by what they were when they last stood still. */
  checks: SignupChecks;
  change(part: Partial<SignupValues>): void;
}

const looksGood = { type: 'free' } as const;

/** The values of the sign-up form and what is known of them. */
export function useSignupForm(email: string): SignupForm {
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

  return {
    values,
    change,
    checks: {
      email: quietWhileTyping(checkEmail(values.email, emailAnswer), values.email === email500),
      username: quietWhileTyping(
        checkUsername(values.username, usernameAnswer),
        values.username === username500,
      ),
      password: quietWhileTyping(checkPassword(values.password), values.password === password),
      confirmation: quietWhileTyping(
        checkConfirmation(values.password, values.confirmation),
        values.confirmation === confirmation && values.password === password,
      ),
      displayName: checkDisplayName(values.displayName),
    },
  };
}

/** A sentence about half a word helps nobody; the state itself is never kept back. */
function quietWhileTyping<Check extends { state: string; message?: string }>(
  check: Check,
  settled: boolean,
): Check {
  return settled || check.message === undefined ? check : { ...check, message: undefined };
}
