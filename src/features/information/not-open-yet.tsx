import { Link } from '@tanstack/react-router';
import { Anchor } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/notice';
import { Page } from '../../ui/page';

interface NotOpenYetProps {
  title: string;
  /** What cannot be done here today, in one sentence. */
  what: string;
  /** What can be done meanwhile. */
  children: ReactNode;
}

/** An address that is handed out before what it names can be used: it says so, and what works today. */
export function NotOpenYet({ title, what, children }: NotOpenYetProps) {
  return (
    <Page title={title} narrow>
      <EmptyState
        icon={<Anchor aria-hidden />}
        title={what}
        actions={
          <Link to="/explore" className={buttonClass('plain')}>
            Explore problems
          </Link>
        }
      >
        {children}
      </EmptyState>
    </Page>
  );
}
