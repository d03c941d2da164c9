import { useState } from 'react';
import { invitationLimits as limits } from '../../../../../contract/account-limits';
import type { Invite } from '../../../../../contract/entities/contest/invitation';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/form/field';
import { useAttempts } from '../../../../ui/form/use-attempts';
import { showToast } from '../../../../ui/toast';
import { messages } from './invitation-messages';
import styles from './registration.module.css';

interface LinkFormProps {
  contestSlug: string;
  isDisabled: boolean;
  onSend(body: Invite): Promise<boolean>;
}

/** Null: empty. NaN: not a number from 1 to `max`. */
function numberIn(text: string, max: number): number | null {
  if (text.trim() === '') return null;
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= max ? number : Number.NaN;
}

export function LinkForm({ contestSlug, isDisabled, onSend }: LinkFormProps) {
  const [uses, setUses] = useState('');
  const [days, setDays] = useState('');
  const attempts = useAttempts();
  const usesMax = numberIn(uses, limits.usesMax);
  const validDays = numberIn(days, limits.daysMax);
  const isWrong = Number.isNaN(usesMax) || Number.isNaN(validDays);
  const create = async () => {
    const wanted = { contestSlug, usesMax, days: validDays };
    if (!(await onSend({ ...wanted, action: 'link', id: attempts.idOf(wanted) }))) return;
    attempts.done();
    void showToast(messages.linkCreated, { tone: 'safe', id: 'manage' });
  };
  return (
    <form
      className={styles.form}
      aria-label={messages.link}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isDisabled && !isWrong) void create();
      }}
    >
      <h3>{messages.link}</h3>
      <div className={styles.pair}>
        <Field
          label={messages.uses}
          inputMode="numeric"
          autoComplete="off"
          value={uses}
          hint={messages.usesHint}
          problem={Number.isNaN(usesMax) && messages.usesWrong}
          onChange={(event) => setUses(event.currentTarget.value)}
        />
        <Field
          label={messages.days}
          inputMode="numeric"
          autoComplete="off"
          value={days}
          hint={messages.daysHint}
          problem={Number.isNaN(validDays) && messages.daysWrong}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
      </div>
      <Button type="submit" disabled={isDisabled || isWrong}>
        {messages.createLink}
      </Button>
    </form>
  );
}
