import { useLocation } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { deviceWorkFor, isUndecided } from '../../../data/device-work/device-work';
import { Dialog } from '../../../ui/dialog';
import styles from '../sign-in/account-frame.module.css';
import { DeviceWorkChoice, deviceWorkText } from './device-work-choice';

/** Pages where the question would disturb, or that show it already. */
const isElsewhere = (path: string) =>
  /^\/(login|signup|forgot-password|profile|contests\/[^/]+\/code)\b/.test(path);

/** Once closed, the question returns with the next page load. */
export function DeviceWorkQuestion({ account }: { account: string }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [closed, setClosed] = useState(false);
  const work = useLiveQuery(async () => {
    const found = await deviceWorkFor(account);
    return (await isUndecided(account, found)) ? found : null;
  }, [account]);
  if (!work || closed || isElsewhere(path)) return null;
  return (
    <Dialog kind="corner" title="Work from before you signed in" onClose={() => setClosed(true)}>
      <div className={styles.choices}>
        <p>{deviceWorkText(work)}</p>
        <DeviceWorkChoice account={account} />
      </div>
    </Dialog>
  );
}
