import { Link } from '@tanstack/react-router';
import { CheckField } from '../../../ui/form/field';
import styles from '../sign-in/account-frame.module.css';
import { EmailField } from '../sign-in/email-field';
import { messages } from './messages';
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
      hint={hintOf(check) ?? messages.emailHint}
      problem={
        check.state === 'taken' && check.message ? (
          <>
            {check.message}{' '}
            <Link to="/login" search={{ email: email.trim(), from: from || undefined }}>
              {messages.login}
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
      label={messages.password}
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
        hint={messages.usernameHint}
      />
      <DisplayNameField
        value={values.displayName}
        onType={(value) => send({ type: 'typed', field: 'displayName', value })}
        problem={checks.displayName.message}
        hint={messages.displayNameHint}
      />
      <CheckField
        label={messages.oldEnough}
        checked={values.oldEnough}
        onChange={(event) => send({ type: 'ageConfirmed', oldEnough: event.target.checked })}
      />
      <p className={styles.small}>
        {messages.accept(
          <Link to="/terms">{messages.terms}</Link>,
          <Link to="/privacy">{messages.privacy}</Link>,
        )}
      </p>
    </>
  );
}
