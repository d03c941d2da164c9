import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { isClassCode, plainCode, shownCode } from '../../../contract/rules/classes/class-code';
import { session } from '../../auth/session';
import { SignInLink } from '../../parts/sign-in-link';
import { syncStatus } from '../../sync/network/sync-status';
import { BackLink } from '../../ui/back-link';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { JoinForm } from './join-form';
import { messages } from './messages';

const key = 'codeferry.class-code';

/** From the address; kept for this tab, because the sign-in leaves the page. */
function readCode(): string {
  const typed = location.hash.slice(1);
  const code = isClassCode(typed) ? shownCode(plainCode(typed)) : '';
  try {
    if (code) sessionStorage.setItem(key, code);
    return code || (sessionStorage.getItem(key) ?? '');
  } catch {
    return code;
  }
}

/** The address of a class's QR code. */
export function JoinPage() {
  const { current } = useSnapshot(session);
  const offline = useSnapshot(syncStatus).network === 'offline';
  const [code] = useState(readCode);
  return (
    <Page
      narrow
      title={messages.join.title}
      above={<BackLink from={undefined} fallback="/classes" label={messages.join.all} />}
    >
      {current.state === 'signedOut' ? (
        <Notice tone="accent" actions={<SignInLink look="button">{messages.signIn}</SignInLink>}>
          {messages.join.signInFirst}
        </Notice>
      ) : (
        <JoinForm code={code} offline={offline} />
      )}
    </Page>
  );
}
