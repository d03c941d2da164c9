import { type FormEvent, useState } from 'react';
import { contestManageLimits } from '../../../../contract/limits';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/form/field';
import styles from './manage.module.css';

interface ExtraTimeProps {
  extraTimeMs: number;
  disabled: boolean;
  onGive(extraTimeMs: number): void;
}

const minuteMs = 60_000;
const minutesMax = contestManageLimits.extraTimeMsMax / minuteMs;

export function ExtraTime({ extraTimeMs, disabled, onGive }: ExtraTimeProps) {
  const [text, setText] = useState<string | null>(null);
  const value = text ?? String(Math.round(extraTimeMs / minuteMs));
  const minutes = Number(value);
  const isRight = value.trim() !== '' && Number.isInteger(minutes) && minutes >= 0 && minutes <= minutesMax;
  const give = (event: FormEvent) => {
    event.preventDefault();
    if (!isRight) return;
    onGive(minutes * minuteMs);
    setText(null);
  };
  return (
    <form className={styles.extra} onSubmit={give}>
      <Field
        label="Extra time in minutes"
        inputMode="numeric"
        value={value}
        problem={isRight ? undefined : `A whole number from 0 to ${minutesMax}`}
        hint="In all; the deadline moves by as much."
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button small type="submit" disabled={disabled || !isRight || text === null}>
        Set
      </Button>
    </form>
  );
}
