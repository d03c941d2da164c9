import { Link, useLocation } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../auth/session';
import type { Person } from '../features/account/profile/use-own-person';
import { buttonClass } from '../ui/button';
import { EmptyState } from '../ui/notice';
import { Page } from '../ui/page';
import { messages } from './-messages';

/** A page for the signed-in user; otherwise a link to the login (PROF-5). */
export function SignedIn({ title, children }: { title: string; children(person: Person): ReactNode }) {
  const { current } = useSnapshot(session);
  const { href } = useLocation();
  // Restored before the first render, so this lasts only an instant.
  if (current.state === 'unknown') return null;
  if (current.state === 'signedIn') {
    const { state: _state, signInNeeded: _needed, ...person } = current;
    return children(person);
  }
  return (
    <Page title={title}>
      <EmptyState
        icon={<UserRound aria-hidden />}
        title={messages.notSignedIn}
        actions={
          <Link to="/login" search={{ from: href }} className={buttonClass('primary')}>
            {messages.signIn}
          </Link>
        }
      >
        {messages.notSignedInHint}
      </EmptyState>
    </Page>
  );
}
