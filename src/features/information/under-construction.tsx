import { Link } from '@tanstack/react-router';
import { messages as partMessages } from '../../parts/messages';
import { buttonClass } from '../../ui/button';
import { Page } from '../../ui/page';
import { messages } from './messages';

/** NAV-3: for addresses that exist before their feature. */
export function UnderConstruction() {
  return (
    <Page title={partMessages.pageTitles['/under-construction']} intro={messages.underConstruction} narrow>
      <Link to="/explore" className={buttonClass('primary')}>
        {messages.exploreProblems}
      </Link>
    </Page>
  );
}
