import { Link } from '@tanstack/react-router';
import { messages as partMessages } from '../../parts/messages';
import { buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { messages } from './messages';
import type { Shared } from './parse-shared';

export function SharePage({ shared }: { shared: Shared }) {
  const texts = [shared.title, shared.text, shared.url].filter((part) => part !== undefined);
  return (
    <Page title={partMessages.pageTitles['/share']} intro={messages.intro} narrow>
      <Notice
        title={texts.length === 0 ? messages.nothingShared : messages.noAddress}
        actions={
          <>
            <Link to="/explore" className={buttonClass('primary')}>
              {messages.exploreProblems}
            </Link>
            <Link to="/contests" className={buttonClass('plain')}>
              {messages.contests}
            </Link>
          </>
        }
      >
        {texts.length === 0 ? messages.nothingSharedHint : texts.join(' · ')}
      </Notice>
    </Page>
  );
}
