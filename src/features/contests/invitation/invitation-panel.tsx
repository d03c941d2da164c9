import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../../auth/session';
import { SignInLink } from '../../../parts/sign-in-link';
import { acceptInvitation } from '../../../sync/contest-run/accept-invitation';
import { syncStatus } from '../../../sync/network/sync-status';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { showToast } from '../../../ui/toast';
import { messages } from './messages';

const keyOf = (slug: string) => `codeferry.invitation:${slug}`;

/** From the address; kept for this tab, because the sign-in leaves the page. */
function readToken(slug: string): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('invitation');
  try {
    if (token) sessionStorage.setItem(keyOf(slug), token);
    return token ?? sessionStorage.getItem(keyOf(slug));
  } catch {
    return token;
  }
}

function forgetToken(slug: string): void {
  try {
    sessionStorage.removeItem(keyOf(slug));
  } catch {
    // Nothing was stored either.
  }
}

/** For people who opened an invitation's address. */
export function InvitationPanel({ slug }: { slug: string }) {
  const { current } = useSnapshot(session);
  const { network } = useSnapshot(syncStatus);
  const [token, setToken] = useState(() => readToken(slug));
  const [isBusy, setBusy] = useState(false);
  if (token === null) return null;
  if (current.state !== 'signedIn') {
    return (
      <Notice
        tone="accent"
        title={messages.title}
        actions={<SignInLink look="button">{messages.signIn}</SignInLink>}
      >
        {messages.signInFirst}
      </Notice>
    );
  }
  const accept = async () => {
    setBusy(true);
    const done = await acceptInvitation(slug, token);
    setBusy(false);
    void showToast(done.message, { tone: done.ok ? 'safe' : 'alert', id: 'registered' });
    if (!done.ok) return;
    forgetToken(slug);
    setToken(null);
  };
  return (
    <Notice
      tone="accent"
      title={messages.title}
      actions={
        <Button look="primary" disabled={isBusy || network === 'offline'} onClick={() => void accept()}>
          {messages.accept}
        </Button>
      }
    >
      {network === 'offline' ? messages.needsNetwork : messages.text}
    </Notice>
  );
}
