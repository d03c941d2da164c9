import { CloudOff } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { syncStatus } from '../../../sync/network/sync-status';
import { Notice } from '../../../ui/notice';
import styles from './account-frame.module.css';

export function NetworkNeeded({ what }: { what: string }) {
  const { network } = useSnapshot(syncStatus);
  return (
    <div role="status" className={styles.status}>
      {network === 'offline' && (
        <div className={styles.message}>
          <Notice tone="accent" icon={<CloudOff aria-hidden />} title={`${what} needs the network`}>
            There is none right now. What you have typed stays here.
          </Notice>
        </div>
      )}
    </div>
  );
}
