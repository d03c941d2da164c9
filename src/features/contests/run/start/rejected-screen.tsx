import { Link, useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useEffect } from 'react';
import { loadAccount, signOut } from '../../../../sync/session/sign-out';
import { Page } from '../../../../ui/page';
import { messages } from '../messages';

/** CRUN-7: this email is not allowed; offers to use another account. */
export function RejectedScreen({ contestSlug, message }: { contestSlug: string; message: string }) {
  const navigate = useNavigate();
  const search = { from: `/contests/${contestSlug}/code` };
  // Now, because the network may be gone when the user follows the link.
  useEffect(() => void loadAccount().catch(() => undefined), []);
  // Signs out first, because the login redirects a signed-in user back.
  const change = async (event: MouseEvent) => {
    event.preventDefault();
    if (await signOut()) await navigate({ to: '/login', search });
  };
  return (
    <Page title={messages.rejected.title} narrow>
      <p>{message}</p>
      <p>
        {messages.rejected.signInWith(
          <Link to="/login" search={search} onClick={(event) => void change(event)}>
            {messages.rejected.otherEmail}
          </Link>,
        )}
      </p>
    </Page>
  );
}
