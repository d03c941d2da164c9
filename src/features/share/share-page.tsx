import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import type { Shared } from './parse-shared';

export function SharePage({ shared }: { shared: Shared }) {
  const parts = [shared.title, shared.text, shared.url].filter((part) => part !== undefined);
  return (
    <Page
      title="Shared with Codeferry"
      intro="Share the address of a problem, a challenge or a contest of this site, and it opens here."
      narrow
    >
      <Notice
        title={parts.length === 0 ? 'Nothing was shared.' : 'There is no address of this site in it.'}
        actions={
          <>
            <Link to="/explore" className={buttonClass('primary')}>
              Explore problems
            </Link>
            <Link to="/contests" className={buttonClass('plain')}>
              Contests
            </Link>
          </>
        }
      >
        {parts.length === 0 ? 'Another app can send something here from its share menu.' : parts.join(' · ')}
      </Notice>
    </Page>
  );
}
