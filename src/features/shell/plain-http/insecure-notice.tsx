import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, buttonClass } from '../../../ui/button';
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

/** Over plain HTTP browsers refuse service workers. The join page says the same in its own words. */
export function InsecureNotice() {
  const [isHidden, setHidden] = useState(wasHidden);
  const isJoinPage = useLocation({ select: ({ pathname }) => pathname === '/join' });
  if (isHidden || isJoinPage) return null;
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
      <div className={styles.actions}>
        <Link to="/join" className={buttonClass('primary', true)}>
          {messages.howToJoin}
        </Link>
        <Button small onClick={hide}>
          {messages.hide}
        </Button>
      </div>
    </aside>
  );
}
