import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { readMeta } from '../../../data/db/server-facts';
import { keepInvitationCode, readInvitationCode } from '../../../lib/invitation-code';
import { Field } from '../../../ui/form/field';
import { Notice } from '../../../ui/notice';
import styles from '../sign-in/account-frame.module.css';
import { messages } from './messages';

/** Says who may sign up here, and takes the invitation code. */
export function Admission() {
  const mode = useLiveQuery(async () => (await readMeta())?.signUp);
  const [code, setCode] = useState(() => readInvitationCode() ?? '');
  if (mode === 'closed')
    return (
      <div className={styles.message}>
        <Notice tone="alert" title={messages.closedTitle}>
          {messages.closed}
        </Notice>
      </div>
    );
  if (mode !== 'invitation') return null;
  return (
    <Field
      label={messages.invitationCode}
      hint={messages.invitationHint}
      autoComplete="off"
      autoCapitalize="off"
      maxLength={64}
      value={code}
      onChange={(event) => {
        setCode(event.currentTarget.value);
        keepInvitationCode(event.currentTarget.value.trim());
      }}
    />
  );
}
