import { useState } from 'react';
import { invitationLimits as limits } from '../../../../../contract/account-limits';
import type { Invitations, Invite } from '../../../../../contract/entities/contest/invitation';
import { emailPattern } from '../../../../../contract/entities/user';
import { Button } from '../../../../ui/button';
import { TextArea } from '../../../../ui/form/text-area';
import { messages } from './invitation-messages';
import styles from './registration.module.css';

interface MailFormProps {
  contestSlug: string;
  /** Undefined: not known yet. */
  mail: Invitations['mail'] | undefined;
  isDisabled: boolean;
  onSend(body: Invite): Promise<boolean>;
}

export function MailForm({ contestSlug, mail, isDisabled, onSend }: MailFormProps) {
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const emails = [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
  const wrong = emails.find((email) => !emailPattern.test(email));
  const problem =
    emails.length > limits.mailsAtOnceMax
      ? messages.tooManyEmails(emails.length)
      : // Nobody has finished typing before the button is pressed.
        isChecked && wrong !== undefined
        ? messages.wrongEmail(wrong)
        : undefined;
  const send = async () => {
    setChecked(true);
    if (wrong !== undefined) return;
    if (await onSend({ contestSlug, action: 'mail', emails })) setText('');
  };
  return (
    <form
      className={styles.form}
      aria-label={messages.mail}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h3>{messages.mail}</h3>
      <TextArea
        label={messages.emails}
        name="emails"
        rows={3}
        hint={messages.mailHints[mail ?? 'sent']}
        problem={problem}
        value={text}
        onType={(next) => {
          setText(next);
          setChecked(false);
        }}
      />
      <Button
        type="submit"
        disabled={isDisabled || emails.length === 0 || problem !== undefined || mail === 'off'}
      >
        {messages.sendMails(emails.length)}
      </Button>
    </form>
  );
}
