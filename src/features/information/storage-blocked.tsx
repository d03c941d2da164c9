import { DatabaseZap } from 'lucide-react';
import { useEffect, useState } from 'react';
import { storageFailureReason } from '../../data/storage/storage-health';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { messages } from './messages';
import styles from './storage-blocked.module.css';

/** Without storage there are no problems and no submissions. */
export function StorageBlocked() {
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => void storageFailureReason().then(setWhy), []);
  if (why === null) return null;
  return (
    <div className={styles.place}>
      <Notice
        tone="alert"
        icon={<DatabaseZap aria-hidden />}
        title={messages.storageBlocked}
        actions={
          <Button small onClick={() => location.reload()}>
            {messages.tryAgain}
          </Button>
        }
      >
        {messages.storageBlockedText(why)}
      </Notice>
    </div>
  );
}
