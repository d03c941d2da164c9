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

/** Over plain HTTP browsers refuse service workers: what does not work then, on every page. */
export function InsecureNotice() {
  const [isHidden, setHidden] = useState(wasHidden);
  if (isHidden) return null;
  const hide = () => {
    setHidden(true);
    try {
      sessionStorage.setItem(key, 'hidden');
    } catch {
      // Storage is closed: it is shown again with the next page.
    }
  };
  return (
    <aside className={styles.notice} aria-label="Plain HTTP">
      <p>
        This site was opened over plain HTTP, so this browser cannot keep it: without the server no page
        opens, and installing, languages and contest packs are not available offline. What you submit is saved
        on this device. For offline use, open the site over HTTPS.
      </p>
      <Button small onClick={hide}>
        Hide
      </Button>
    </aside>
  );
}
