import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/form/field';
import styles from './manage.module.css';
import { messages } from './messages';

const texts = messages.clock;

interface OutageFormProps {
  disabled: boolean;
  /** ISO 8601. Resolves to whether the server accepted it. */
  onEnter(from: string, to: string): Promise<boolean>;
}

export function OutageForm({ disabled, onEnter }: OutageFormProps) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const isComplete = from !== '' && to !== '';
  const isReversed = isComplete && Date.parse(to) <= Date.parse(from);
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    const isAccepted = await onEnter(new Date(from).toISOString(), new Date(to).toISOString());
    if (!isAccepted) return;
    setFrom('');
    setTo('');
  };
  return (
    <form className={styles.outage} onSubmit={(event) => void enter(event)}>
      <Field
        label={texts.outageFrom}
        type="datetime-local"
        step={1}
        value={from}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <Field
        label={texts.outageTo}
        type="datetime-local"
        step={1}
        value={to}
        problem={isReversed ? texts.endsBeforeStart : undefined}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <Button small type="submit" disabled={disabled || !isComplete || isReversed}>
        {texts.exclude}
      </Button>
    </form>
  );
}
