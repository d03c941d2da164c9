import { Link } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { session } from '../../auth/session';
import { buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/notice';
import { Page } from '../../ui/page';
import { OwnProfile } from './own-profile';

/** The profile of whoever uses this browser; without an account, the way to one (PROF-5). */
export function Profile() {
  const { current } = useSnapshot(session);
  // Decided before the first render; nothing would be shown for longer than an instant.
  if (current.state === 'unknown') return null;
  if (current.state === 'signedIn') return <OwnProfile key={current.uid} person={current} />;
  return (
    <Page title="Profile">
      <EmptyState
        icon={<UserRound aria-hidden />}
        title="You are not logged in"
        actions={
          <Link to="/login" search={{ from: '/profile' }} className={buttonClass('primary')}>
            Log in
          </Link>
        }
      >
        What you do without an account is kept on this device, under its own name.
      </EmptyState>
    </Page>
  );
}
