import { Link } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { session } from '../../auth/session';
import { useFrom, useSignInLink } from '../../parts/use-from';
import { Avatar } from '../../ui/avatar';
import { buttonClass } from '../../ui/button';
import styles from './account-link.module.css';
import { messages } from './messages';

/** NAV-29, NAV-30, NAV-31 */
export function AccountLink() {
  const { current } = useSnapshot(session);
  const signIn = useSignInLink();
  const from = useFrom();
  if (current.state === 'unknown') return <span className={styles.place} />;
  if (current.state === 'signedOut') {
    return (
      <Link to="/login" {...signIn} className={buttonClass('plain', true)} data-early="sign-in">
        {messages.signIn}
      </Link>
    );
  }
  return (
    <Link to="/profile" state={{ from }} className={styles.avatar} data-tip={current.displayName}>
      <Avatar name={current.displayName} photoURL={current.photoURL} />
      <span className="visually-hidden">{messages.profileOf(current.displayName)}</span>
    </Link>
  );
}
