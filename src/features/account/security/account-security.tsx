import { useState } from 'react';
import { readSharedMark } from '../../../lib/shared-mark';
import { askToSignIn } from '../../../parts/sign-in-request';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { ChangePassword } from './change-password';
import { messages } from './messages';
import { SignedInDevices } from './signed-in-devices';

interface AccountSecurityProps {
  account: string;
  email: string;
  /** The server has ended the session. */
  isEnded: boolean;
}

/** Password and devices. Not on a shared device, where the next person could reach it. */
export function AccountSecurity({ account, email, isEnded }: AccountSecurityProps) {
  const [version, setVersion] = useState(0);
  if (readSharedMark() !== undefined) return null;
  if (isEnded)
    return (
      <Notice actions={<Button onClick={askToSignIn}>{messages.signInAgain}</Button>}>
        {messages.ended}
      </Notice>
    );
  return (
    <>
      <ChangePassword {...{ account, email }} onChanged={() => setVersion(version + 1)} />
      <SignedInDevices {...{ account, version }} />
    </>
  );
}
