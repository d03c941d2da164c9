import { type FormEvent, useState } from 'react';
import { contestManageLimits } from '../../../../contract/entities/contest/manage-limits';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/form/field';
import styles from './manage.module.css';
import { messages } from './messages';

interface ExtraTimeProps {
  extraTimeMs: number;
  disabled: boolean;
  onGive(extraTimeMs: number): void;
}

const texts = messages.participant;
const minuteMs = 60_000;
const minutesMax = contestManageLimits.extraTimeMsMax / minuteMs;

export function ExtraTime({ extraTimeMs, disabled, onGive }: ExtraTimeProps) {
  const [text, setText] = useState<string | null>(null);
  const value = text ?? String(Math.round(extraTimeMs / minuteMs));
  const minutes = Number(value);
  const isValid = value.trim() !== '' && Number.isInteger(minutes) && minutes >= 0 && minutes <= minutesMax;
  const give = (event: FormEvent) => {
    event.preventDefault();
    if (!isValid) return;
    onGive(minutes * minuteMs);
    setText(null);
  };
  return (
    <form className={styles.extra} onSubmit={give}>
      <Field
        label={texts.extraTime}
        inputMode="numeric"
        value={value}
        problem={isValid ? undefined : texts.extraTimeRange(minutesMax)}
        hint={texts.extraTimeHint}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button small type="submit" disabled={disabled || !isValid || text === null}>
        {texts.setExtraTime}
      </Button>
    </form>
  );
}
