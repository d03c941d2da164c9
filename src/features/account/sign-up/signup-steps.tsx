import { Link } from '@tanstack/react-router';
import { minimumAgeYears, username } from '../../../../contract/limits';
import { CheckField } from '../../../ui/form/field';
import styles from '../sign-in/account-frame.module.css';
import { EmailField } from '../sign-in/email-field';
import { hintOf, NameMark, problemOf } from './name-mark';
import { DisplayNameField, UsernameField } from './names-fields';
import { NewPasswordFields } from './new-password-fields';
import { type SignupEvent, type SignupState, shownChecks } from './signup-machine';

interface StepProps {
  state: SignupState;
  send(event: SignupEvent): void;
}

export function EmailStep({ state, send, from }: StepProps & { from: string | undefined }) {
  const { email: check } = shownChecks(state);
  const { email } = state.values;
  return (
    <EmailField
      autoComplete="email"
      value={email}
      onType={(value) => send({ type: 'typed', field: 'email', value })}
      hint={hintOf(check) ?? 'Other people do not see it.'}
      problem={
        check.state === 'taken' && check.message ? (
          <>
            {check.message}{' '}
            <Link to="/login" search={{ email: email.trim(), from: from || undefined }}>
              Login
            </Link>
          </>
        ) : (
          problemOf(check)
        )
      }
      trailing={<NameMark check={check} />}
    />
  );
}

export function PasswordStep({ state, send }: StepProps) {
  const checks = shownChecks(state);
  const { values } = state;
  return (
    <NewPasswordFields
      email={values.email}
      label="Password"
      values={values}
      problems={{ password: checks.password.message, confirmation: checks.confirmation.message }}
      onType={(field, value) => send({ type: 'typed', field, value })}
    />
  );
}

/** Includes the age (D-20). */
export function NamesStep({ state, send }: StepProps) {
  const checks = shownChecks(state);
  const { values } = state;
  return (
    <>
      <UsernameField
        value={values.username}
        onType={(value) => send({ type: 'typed', field: 'username', value })}
        check={checks.username}
        hint={`${username.minLength} to ${username.maxLength} characters. Everybody sees it.`}
      />
      <DisplayNameField
        value={values.displayName}
        onType={(value) => send({ type: 'typed', field: 'displayName', value })}
        problem={checks.displayName.message}
        hint="The name beside what you do."
      />
      <CheckField
        label={`I am at least ${minimumAgeYears} years old`}
        checked={values.oldEnough}
        onChange={(event) => send({ type: 'ageConfirmed', oldEnough: event.target.checked })}
      />
      <p className={styles.small}>
        By signing up you accept the <Link to="/terms">Terms</Link>. What is stored is said under{' '}
        <Link to="/privacy">Privacy</Link>.
      </p>
    </>
  );
}
