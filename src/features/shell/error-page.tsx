import { useLayoutEffect } from 'react';
import { endFirstScreen } from '../../first-screen/first-screen';
import { failureText } from '../../lib/failure-text';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { messages } from './messages';

/** Shown when a page's code throws. Stored work is safe. */
export function ErrorPage({ error }: { error: unknown }) {
  useLayoutEffect(endFirstScreen, []);
  const message = failureText(error);
  return (
    <Page title={messages.pageFailed} narrow>
      <Notice
        tone="alert"
        title={message}
        actions={<Button onClick={() => location.reload()}>{messages.reload}</Button>}
      >
        {messages.workIsSafe}
      </Notice>
    </Page>
  );
}
