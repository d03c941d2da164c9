import { Field } from '../../../../ui/form/field';
import { limitNote } from '../../../../wizard/limit-note';
import type { TextProps } from '../use-statement';
import { overLimit } from './over-limit';

interface LineFieldProps extends TextProps {
  label: string;
  hint?: string;
  /** Characters. A longer text stays, with a message. */
  max: number;
  /** Tag, for the browser's spelling check. */
  language: string;
}

export function LineField({ label, hint, max, language, name, value, problem, onType }: LineFieldProps) {
  return (
    <Field
      {...{ label, name, value }}
      autoComplete="off"
      lang={language}
      dir="auto"
      hint={limitNote(value, max, hint)}
      problem={overLimit(value.trim(), max) ?? problem}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
