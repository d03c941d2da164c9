import { useLocation } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { deviceWorkFor, isUndecided } from '../../../data/device-work/device-work';
import { Dialog } from '../../../ui/dialog';
import styles from '../sign-in/account-frame.module.css';
import { DeviceWorkChoice } from './device-work-choice';
import { messages } from './messages';

/** Pages where the question would disturb, or that show it already. */
const hasNoQuestion = (path: string) =>
  /^\/(login|signup|forgot-password|profile|contests\/[^/]+\/code)\b/.test(path);

/** Once closed, the question returns with the next page load. */
export function DeviceWorkQuestion({ account }: { account: string }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [closed, setClosed] = useState(false);
  const work = useLiveQuery(async () => {
    const found = await deviceWorkFor(account);
    return (await isUndecided(account, found)) ? found : null;
  }, [account]);
  if (!work || closed || hasNoQuestion(path)) return null;
  return (
    <Dialog kind="corner" title={messages.title} onClose={() => setClosed(true)}>
      <div className={styles.choices}>
        <p>{messages.question(work)}</p>
        <DeviceWorkChoice account={account} />
      </div>
    </Dialog>
  );
}
