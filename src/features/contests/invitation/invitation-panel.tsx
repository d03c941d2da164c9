import { useLocation, useNavigate } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { useEffect, useState } from 'react';
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
function readToken(slug: string, hash: string): string | null {
  const token = new URLSearchParams(hash).get('invitation');
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
  const offline = useSnapshot(syncStatus).network === 'offline';
  const { token, forget } = useToken(slug);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (token === null) return null;
  const accept = async () => {
    setBusy(true);
    const done = await acceptInvitation(slug, token);
    setBusy(false);
    if (!done.ok) return setProblem(done.message);
    void showToast(done.message, { tone: 'safe', id: 'registered' });
    forget();
  };
  const isSignedIn = current.state === 'signedIn';
  const text = offline ? messages.needsNetwork : (problem ?? messages.text);
  return (
    <Notice
      tone="accent"
      icon={<Mail aria-hidden />}
      title={messages.title}
      actions={
        <>
          {isSignedIn ? (
            <Button look="primary" disabled={isBusy || offline} onClick={() => void accept()}>
              {messages.accept}
            </Button>
          ) : (
            <SignInLink look="button">{messages.signIn}</SignInLink>
          )}
          <Button look="quiet" disabled={isBusy} onClick={forget}>
            {messages.dismiss}
          </Button>
        </>
      }
    >
      <span role="status">{isSignedIn ? text : messages.signInFirst}</span>
    </Notice>
  );
}

/** `forget` also cleans the address, so that a reload does not ask again. */
function useToken(slug: string): { token: string | null; forget(): void } {
  const hash = useLocation({ select: (location) => location.hash });
  const [token, setToken] = useState(() => readToken(slug, hash));
  const navigate = useNavigate();
  // Another invitation may be opened while the page is shown.
  useEffect(() => setToken(readToken(slug, hash)), [slug, hash]);
  const forget = () => {
    forgetToken(slug);
    setToken(null);
    if (hash.includes('invitation='))
      void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false });
  };
  return { token, forget };
}
