import { Link } from '@tanstack/react-router';
import { Check, LoaderCircle } from 'lucide-react';
import { displayName, password, username } from '../../../contract/limits';
import { Field } from '../../ui/field';
import { PasswordField } from './password-field';
import type { FieldCheck, NameState } from './signup-fields';
import styles from './signup-inputs.module.css';
import type { useSignupForm } from './use-signup-form';

interface SignupInputsProps {
  form: ReturnType<typeof useSignupForm>;
  from: string | undefined;
}

/** The fields of the sign-up form, each with what is known of it. */
export function SignupInputs({ form, from }: SignupInputsProps) {
  const { values, shown: checks, change } = form;
  return (
    <>
      <Field
        label="E-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={values.email}
        onChange={(event) => change({ email: event.target.value })}
        hint={hintOf(checks.email) ?? 'Other people do not see it.'}
        problem={
          checks.email.state === 'taken' ? (
            <>
              {checks.email.message}{' '}
              <Link to="/login" search={{ email: values.email.trim(), ...(from && { from }) }}>
                Login
              </Link>
            </>
          ) : (
            problemOf(checks.email)
          )
        }
        trailing={<StateMark check={checks.email} />}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        value={values.password}
        onChange={(event) => change({ password: event.target.value })}
        hint={`${password.minLength} to ${password.maxLength} characters.`}
        problem={checks.password.message}
      />
      <PasswordField
        label="Password again"
        name="confirmation"
        autoComplete="new-password"
        value={values.confirmation}
        onChange={(event) => change({ confirmation: event.target.value })}
        problem={checks.confirmation.message}
      />
      <Field
        label="Username"
        name="username"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={username.maxLength}
        value={values.username}
        onChange={(event) => change({ username: event.target.value })}
        hint={
          hintOf(checks.username) ??
          `${username.minLength} to ${username.maxLength} characters. Everybody sees it.`
        }
        problem={problemOf(checks.username)}
        trailing={<StateMark check={checks.username} />}
      />
      <Field
        label="Display name"
        name="displayName"
        autoComplete="name"
        maxLength={displayName.maxLength}
        value={values.displayName}
        onChange={(event) => change({ displayName: event.target.value })}
        hint="The name beside what you do."
        problem={checks.displayName.message}
      />
    </>
  );
}

/** What is not decided yet is a hint; only what is decided against is a problem. */
const hintOf = ({ state, message }: FieldCheck<NameState>) => (state === 'loading' ? message : undefined);
const problemOf = ({ state, message }: FieldCheck<NameState>) => (state === 'loading' ? undefined : message);

function StateMark({ check: { state, message } }: { check: FieldCheck<NameState> }) {
  if (state === 'valid') return <Check className={styles.free} size={18} aria-label="Available" role="img" />;
  if (state === 'loading' && !message)
    return <LoaderCircle className={styles.asking} size={18} aria-hidden />;
  return null;
}
