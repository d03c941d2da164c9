import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { countUnsent } from '../../../data/device-work/unsent-work';
import { Button } from '../../../ui/button';
import { logOut } from './log-out';
import { LogOutDialog } from './log-out-dialog';

/** PROF-4. Asks first only if there is unsent work. */
export function LogOutButton({ account, username }: { account: string; username: string | null }) {
  const [unsent, setUnsent] = useState(0);
  const press = async () => {
    // An unreadable database must not prevent signing out.
    const count = await countUnsent(account).catch(() => 0);
    if (count === 0) await logOut();
    else setUnsent(count);
  };
  return (
    <>
      <Button look="plain" icon={<LogOut aria-hidden />} onClick={() => void press()}>
        Log out
      </Button>
      {unsent > 0 && (
        <LogOutDialog account={account} username={username} unsent={unsent} onClose={() => setUnsent(0)} />
      )}
    </>
  );
}
