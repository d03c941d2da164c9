import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button';
import { Field } from '../../ui/form/field';
import styles from './classes.module.css';

interface OneFieldFormProps {
  label: string;
  hint?: ReactNode;
  button: string;
  initial?: string;
  disabled: boolean;
  /** Returns what is wrong with the text. */
  check?(text: string): string | undefined;
  /** Returns whether it succeeded: then the field becomes empty, unless it began with a text. */
  onSend(text: string): Promise<boolean>;
  field?: Pick<ComponentProps<typeof Field>, 'maxLength' | 'autoCapitalize' | 'inputMode' | 'list'>;
  look?: 'primary' | 'plain';
  isEmptyAllowed?: boolean;
}

export function OneFieldForm(props: OneFieldFormProps) {
  const { label, hint, button, initial = '', disabled, check, onSend, field, look = 'plain' } = props;
  const isEmpty = (typed: string) => typed.trim() === '' && !props.isEmptyAllowed;
  const [text, setText] = useState(initial);
  const [tried, setTried] = useState(false);
  const problem = tried ? check?.(text) : undefined;
  const send = async () => {
    setTried(true);
    if (isEmpty(text) || check?.(text) !== undefined) return;
    if (!(await onSend(text.trim()))) return;
    setTried(false);
    if (initial === '') setText('');
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field
        label={label}
        hint={hint}
        problem={problem}
        autoComplete="off"
        value={text}
        {...field}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" look={look} disabled={disabled || isEmpty(text)}>
        {button}
      </Button>
    </form>
  );
}
