import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../../auth/session';
import { change } from '../../../sync/shared-device/change-student';
import { AccountFrame } from '../sign-in/account-frame';
import { isSignInComplete, useLeaveWhenSignedIn } from '../sign-in/use-leave-when-signed-in';
import { messages } from './messages';
import { SharedForm } from './shared-form';
import { SignedInHere } from './signed-in-here';

/** A student leaves this device, and the next one signs in. */
export function SharedPage() {
  const { current } = useSnapshot(session);
  const { isRunning } = useSnapshot(change);
  // A student who signs in here goes on to their work; one who came signed in may want to leave.
  const [cameSignedIn] = useState(() => isSignInComplete(session.current));
  if (isRunning) return <Leaving />;
  if (cameSignedIn && current.state === 'signedIn') return <SignedInHere name={current.displayName} />;
  if (cameSignedIn) return <SharedForm />;
  return <Arriving />;
}

function Arriving() {
  useLeaveWhenSignedIn('/classes');
  return <SharedForm />;
}

/** Until a new page replaces this one. */
function Leaving() {
  return (
    <AccountFrame title={messages.leaving} other={messages.nothingReadable}>
      <p role="status">{messages.changing}</p>
    </AccountFrame>
  );
}
