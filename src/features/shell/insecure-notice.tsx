import { useState } from 'react';
import { Button } from '../../ui/button';
import styles from './insecure-notice.module.css';

/** Hidden for this tab. */
const key = 'codeferry-insecure-notice';

function wasHidden(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Over plain HTTP browsers refuse service workers. */
export function InsecureNotice() {
  const [isHidden, setHidden] = useState(wasHidden);
  if (isHidden) return null;
  const hide = () => {
    setHidden(true);
    try {
      sessionStorage.setItem(key, 'hidden');
    } catch {
      // Storage is blocked: the notice returns on the next page load.
    }
  };
  return (
    <aside className={styles.notice} aria-label="Plain HTTP">
      <p>
        Opened over plain HTTP: without the server no page opens, and nothing can be installed or downloaded
        for offline use. What you submit is saved on this device. Over HTTPS all of it works.
      </p>
      <Button small onClick={hide}>
        Hide
      </Button>
    </aside>
  );
}
