import { PasswordField } from '../../../ui/form/password-field';

interface CurrentPasswordFieldProps {
  value: string;
  onType(value: string): void;
  /** The form was sent off: what is missing is said. */
  tried: boolean;
}

/** The password of an account that is there. */
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
