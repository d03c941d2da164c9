import { PasswordField } from '../../../ui/form/password-field';

interface CurrentPasswordFieldProps {
  value: string;
  onType(value: string): void;
  /** The user submitted the form: show missing fields. */
  tried: boolean;
}

export function CurrentPasswordField({ value, onType, tried }: CurrentPasswordFieldProps) {
  return (
    <PasswordField
      label="Password"
      name="password"
      autoComplete="current-password"
      value={value}
      onChange={(event) => onType(event.target.value)}
      problem={tried && value === '' && 'Type your password.'}
    />
  );
}
