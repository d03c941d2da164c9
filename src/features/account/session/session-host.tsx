import { useLocation } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { Fragment, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../../auth/session';
import { outboxSummary } from '../../../data/outbox/outbox';
import { onSignInAsked } from '../../../parts/sign-in-request';
import { DeviceWorkQuestion } from '../device-work/device-work-question';
import { AgeQuestion } from './age-question';
import { SignInDialog } from './sign-in-dialog';
import { useForgetToasts } from './use-forget-toasts';
import { usePreferredEditor } from './use-preferred-editor';
import { usePreferredTheme } from './use-preferred-theme';

/** Pages with their own sign-in. */
const accountPages = new Set(['/login', '/shared', '/signup', '/forgot-password']);

export function SessionHost() {
  const { current } = useSnapshot(session);
  const account = accountKey();
  useForgetToasts(account);
  const uid = current.state === 'signedIn' ? current.uid : null;
  usePreferredTheme(uid);
  usePreferredEditor(uid);
  if (current.state !== 'signedIn') return null;
  if (current.signInNeeded) return <SignInAgain key={account} account={account} email={current.email} />;
  return (
    <Fragment key={account}>
      <AgeQuestion account={account} username={current.username} />
      <DeviceWorkQuestion account={account} />
    </Fragment>
  );
}

/** Opens when unsent work waits; once closed, it opens on request or when more work waits. */
function SignInAgain({ account, email }: { account: string; email: string }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const waiting = useLiveQuery(async () => {
    const { paused, waiting, sending } = await outboxSummary(account);
    return paused + waiting + sending;
  }, [account]);
  const [asked, setAsked] = useState(false);
  const [closedAt, setClosedAt] = useState(0);
  useEffect(() => onSignInAsked(() => setAsked(true)), []);
  const unsent = waiting ?? 0;
  if (accountPages.has(path) || (!asked && unsent <= closedAt)) return null;
  return (
    <SignInDialog
      email={email}
      unsent={unsent}
      asked={asked}
      onClose={() => {
        setAsked(false);
        setClosedAt(unsent);
      }}
    />
  );
}
