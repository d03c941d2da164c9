import { useState } from 'react';
import { ownListLimits } from '../../../contract/own-list-limits';
import { Button } from '../../ui/button';
import { Field } from '../../ui/form/field';
import styles from './lists.module.css';
import { messages } from './messages';

interface NameFormProps {
  label: string;
  button: string;
  initial?: string;
  /** Returns whether it succeeded; then the field becomes empty. */
  onSend(name: string): Promise<boolean>;
}

export function NameForm({ label, button, initial = '', onSend }: NameFormProps) {
  const [name, setName] = useState(initial);
  const send = async () => {
    if (name.trim() === '') return;
    if (await onSend(name.trim())) setName('');
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
        hint={messages.nameHint}
        autoComplete="off"
        maxLength={ownListLimits.nameLengthMax}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" disabled={name.trim() === ''}>
        {button}
      </Button>
    </form>
  );
}
