import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../auth/session';
import { readSharedMark } from '../../lib/shared-mark';
import { useFrom, useSignInLink } from '../../parts/use-from';
import { Avatar } from '../../ui/avatar';
import { buttonClass } from '../../ui/button';
import styles from './account-link.module.css';
import { messages } from './messages';

const ChangeStudent = lazy(() =>
  import('./shared/change-student').then((m) => ({ default: m.ChangeStudent })),
);

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
  const isShared = readSharedMark() !== undefined;
  return (
    <>
      {isShared && (
        <Suspense>
          <ChangeStudent />
        </Suspense>
      )}
      <Link to="/profile" state={{ from }} className={styles.avatar} data-tip={current.displayName}>
        <Avatar name={current.displayName} photoURL={current.photoURL} />
        <span className="visually-hidden">{messages.profileOf(current.displayName)}</span>
      </Link>
    </>
  );
}
