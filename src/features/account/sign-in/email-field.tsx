import type { ComponentProps } from 'react';
import { Field } from '../../../ui/form/field';
import { messages } from './messages';

interface EmailFieldProps
  extends Pick<ComponentProps<typeof Field>, 'hint' | 'problem' | 'trailing' | 'onBlur' | 'required'> {
  /** For password managers: an existing account's name, or a new address. */
  autoComplete: 'username' | 'email';
  value: string;
  onType(value: string): void;
}

export function EmailField({ onType, ...props }: EmailFieldProps) {
  return (
    <Field
      label={messages.email}
      name="email"
      type="email"
      inputMode="email"
      {...props}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
