import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/form/field';
import styles from './manage.module.css';

interface OutageFormProps {
  disabled: boolean;
  /** ISO 8601. Resolves to whether the server accepted it. */
  onEnter(from: string, to: string): Promise<boolean>;
}

export function OutageForm({ disabled, onEnter }: OutageFormProps) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const isWhole = from !== '' && to !== '';
  const isTurned = isWhole && Date.parse(to) <= Date.parse(from);
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    const isTaken = await onEnter(new Date(from).toISOString(), new Date(to).toISOString());
    if (!isTaken) return;
    setFrom('');
    setTo('');
  };
  return (
    <form className={styles.outage} onSubmit={(event) => void enter(event)}>
      <Field
        label="Outage from"
        type="datetime-local"
        step={1}
        value={from}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <Field
        label="To"
        type="datetime-local"
        step={1}
        value={to}
        problem={isTurned ? 'After its beginning' : undefined}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <Button small type="submit" disabled={disabled || !isWhole || isTurned}>
        Take it out
      </Button>
    </form>
  );
}
