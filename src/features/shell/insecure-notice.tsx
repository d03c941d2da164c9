import { useState } from 'react';
import { Button } from '../../ui/button';
import styles from './insecure-notice.module.css';
import { messages } from './messages';

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
    <aside className={styles.notice} aria-label={messages.plainHttp}>
      <p>{messages.plainHttpText}</p>
      <Button small onClick={hide}>
        {messages.hide}
      </Button>
    </aside>
  );
}
