import { useState } from 'react';
import { adminLimits } from '../../../contract/entities/admin/limits';
import { Button } from '../../ui/button';
import { Field } from '../../ui/form/field';
import { messages } from './messages';

interface ReasonFormProps {
  hint: string;
  button: string;
  disabled: boolean;
  onSend(reason: string): Promise<boolean>;
}

/** The reason is the confirmation of an action that affects somebody else. */
export function ReasonForm({ hint, button, disabled, onSend }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const send = async () => {
    if (reason.trim() !== '' && (await onSend(reason.trim()))) setReason('');
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field
        label={messages.reason}
        hint={hint}
        autoComplete="off"
        maxLength={adminLimits.reasonLengthMax}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button type="submit" look="danger" small disabled={disabled || reason.trim() === ''}>
        {button}
      </Button>
    </form>
  );
}
