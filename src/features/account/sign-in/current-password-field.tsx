import { PasswordField } from '../../../ui/form/password-field';
import { messages } from './messages';

interface CurrentPasswordFieldProps {
  value: string;
  onType(value: string): void;
  /** The user submitted the form: show missing fields. */
  tried: boolean;
}

export function CurrentPasswordField({ value, onType, tried }: CurrentPasswordFieldProps) {
  return (
    <PasswordField
      label={messages.password}
      name="password"
      autoComplete="current-password"
      value={value}
      onChange={(event) => onType(event.target.value)}
      problem={tried && value === '' && messages.typePassword}
    />
  );
}
