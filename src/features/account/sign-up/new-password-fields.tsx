import { PasswordField } from '../../../ui/form/password-field';
import { messages } from './messages';

interface NewPasswordFieldsProps {
  /** Lets a password manager store the password under the right name. */
  email: string;
  label: string;
  values: { password: string; confirmation: string };
  problems: { password: string | false | undefined; confirmation: string | false | undefined };
  onType(field: 'password' | 'confirmation', value: string): void;
  onLeave?(): void;
}

/** A new password, typed twice (SIGN-11, SIGN-12, FORG-11). */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { email, label, values, problems, onType, onLeave } = props;
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        value={values.password}
        onChange={(event) => onType('password', event.target.value)}
        hint={messages.passwordHint}
        problem={problems.password}
        onBlur={onLeave}
      />
      <PasswordField
        label={messages.again(label)}
        name="confirmation"
        autoComplete="new-password"
        value={values.confirmation}
        onChange={(event) => onType('confirmation', event.target.value)}
        problem={problems.confirmation}
      />
    </>
  );
}
