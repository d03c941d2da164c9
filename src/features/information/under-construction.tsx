import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button';
import { Page } from '../../ui/page';

/** NAV-3: for addresses that exist before their feature. */
export function UnderConstruction() {
  return (
    <Page title="Under construction" intro="This part of the harbour is not open to traffic yet." narrow>
      <Link to="/explore" className={buttonClass('primary')}>
        Explore problems
      </Link>
    </Page>
  );
}
