import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { changeStudent } from '../../../sync/shared-device/change-student';
import { Button, buttonClass } from '../../../ui/button';
import { AccountFrame } from '../sign-in/account-frame';
import styles from '../sign-in/account-frame.module.css';
import { messages } from './messages';

export function SignedInHere({ name }: { name: string }) {
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void changeStudent();
  };
  return (
    <AccountFrame title={messages.signedInAs(name)} other={messages.nothingReadable}>
      <div className={styles.choices}>
        <Button look="primary" disabled={busy} onClick={leave}>
          {busy ? messages.changing : messages.change}
        </Button>
        <Link to="/explore" className={buttonClass('quiet')}>
          {messages.stay}
        </Link>
      </div>
    </AccountFrame>
  );
}
