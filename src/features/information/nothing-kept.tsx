import { DatabaseZap } from 'lucide-react';
import { useEffect, useState } from 'react';
import { whyNothingIsKept } from '../../data/storage/storage-health';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import styles from './nothing-kept.module.css';

/** Without storage there are no problems and no submissions. */
export function NothingKept() {
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => void whyNothingIsKept().then(setWhy), []);
  if (why === null) return null;
  return (
    <div className={styles.place}>
      <Notice
        tone="alert"
        icon={<DatabaseZap aria-hidden />}
        title="This browser window keeps nothing"
        actions={
          <Button small onClick={() => location.reload()}>
            Try again
          </Button>
        }
      >
        Problems, code and what you hand in live on your device, and the browser refuses to store them. A
        private window or blocked site data can be why. Open Codeferry in an ordinary window, or allow it to
        store data. The browser says: {why}
      </Notice>
    </div>
  );
}
