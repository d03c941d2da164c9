import { Link } from '@tanstack/react-router';
import { Trophy } from 'lucide-react';
import { buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/notice';
import { Page } from '../../ui/page';

/** The contest list while there are none. */
export function NoContests() {
  return (
    <Page title="Contests">
      <EmptyState
        icon={<Trophy aria-hidden />}
        title="No public contests right now."
        actions={
          <Link to="/explore" className={buttonClass('plain')}>
            Practise in the meantime
          </Link>
        }
      />
    </Page>
  );
}
