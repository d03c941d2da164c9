import { displayName, username } from '../../../../contract/limits';
import { Field } from '../../../ui/form/field';
import { messages } from './messages';
import { hintOf, NameMark, problemOf } from './name-mark';
import type { FieldCheck, NameState } from './signup-fields';

interface NameFieldProps {
  value: string;
  onType(value: string): void;
}

interface UsernameFieldProps extends NameFieldProps {
  check: FieldCheck<NameState>;
  hint: string;
  marked?: boolean;
}

/** SIGN-14 … SIGN-16 */
export function UsernameField({ value, onType, check, hint, marked = true }: UsernameFieldProps) {
  return (
    <Field
      label={messages.username}
      name="username"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={username.maxLength}
      value={value}
      onChange={(event) => onType(event.target.value)}
      hint={hintOf(check) ?? hint}
      problem={problemOf(check)}
      trailing={marked && <NameMark check={check} />}
    />
  );
}

interface DisplayNameFieldProps extends NameFieldProps {
  problem: string | undefined;
  hint?: string;
}

/** SIGN-17 */
export function DisplayNameField({ value, onType, problem, hint }: DisplayNameFieldProps) {
  return (
    <Field
      label={messages.displayName}
      name="displayName"
      autoComplete="name"
      maxLength={displayName.maxLength}
      value={value}
      onChange={(event) => onType(event.target.value)}
      hint={hint}
      problem={problem}
    />
  );
}
