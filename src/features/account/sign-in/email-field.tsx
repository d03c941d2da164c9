import type { ComponentProps } from 'react';
import { Field } from '../../../ui/form/field';

interface EmailFieldProps
  extends Pick<ComponentProps<typeof Field>, 'hint' | 'problem' | 'trailing' | 'onBlur' | 'required'> {
  /** For a password manager: the name of an account that is there, or an address for a new one. */
  autoComplete: 'username' | 'email';
  value: string;
  onType(value: string): void;
}

export function EmailField({ onType, ...props }: EmailFieldProps) {
  return (
    <Field
      label="E-mail"
      name="email"
      type="email"
      inputMode="email"
      {...props}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
