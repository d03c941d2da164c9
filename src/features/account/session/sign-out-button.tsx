import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { countUnsent } from '../../../data/device-work/unsent-work';
import { readSharedMark } from '../../../lib/shared-mark';
import { signOut } from '../../../sync/session/sign-out';
import { Button } from '../../../ui/button';
import { messages } from './messages';
import { SignOutDialog } from './sign-out-dialog';

/** PROF-4. Asks first only if there is unsent work. */
export function SignOutButton({ account, username }: { account: string; username: string | null }) {
  const [unsent, setUnsent] = useState(0);
  // Its unsent work is encrypted, so there is nothing to decide.
  const isShared = readSharedMark() !== undefined;
  const press = async () => {
    // An unreadable database must not prevent signing out.
    const count = await countUnsent(account).catch(() => 0);
    if (count === 0 || isShared) await signOut();
    else setUnsent(count);
  };
  return (
    <>
      <Button look="plain" icon={<LogOut aria-hidden />} onClick={() => void press()}>
        {isShared ? messages.changeStudent : messages.signOut}
      </Button>
      {unsent > 0 && (
        <SignOutDialog account={account} username={username} unsent={unsent} onClose={() => setUnsent(0)} />
      )}
    </>
  );
}
