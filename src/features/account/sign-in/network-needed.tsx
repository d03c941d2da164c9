import { CloudOff } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { syncStatus } from '../../../sync/network/sync-status';
import { Notice } from '../../../ui/notice';
import styles from './account-frame.module.css';
import { messages } from './messages';

/** On a page it belongs below the form, so that it moves nothing when it appears. */
export function NetworkNeeded({ title }: { title: string }) {
  const { network } = useSnapshot(syncStatus);
  return (
    <div role="status" className={styles.status}>
      {network === 'offline' && (
        <div className={styles.message}>
          <Notice tone="accent" icon={<CloudOff aria-hidden />} title={title}>
            {messages.noNetwork}
          </Notice>
        </div>
      )}
    </div>
  );
}
