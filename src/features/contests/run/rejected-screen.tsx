import { Link, useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { Page } from '../../../ui/page';

/** CRUN-7: this email is not allowed; offers to use another account. */
export function RejectedScreen({ contestSlug, message }: { contestSlug: string; message: string }) {
  const navigate = useNavigate();
  const search = { from: `/contests/${contestSlug}/code` };
  // Signs out first, because the login redirects a signed-in user back.
  const change = async (event: MouseEvent) => {
    event.preventDefault();
    const { signOut } = await import('../../../sync/session/account');
    await signOut();
    await navigate({ to: '/login', search });
  };
  return (
    <Page title="You cannot take part with this e-mail" narrow>
      <p>{message}</p>
      <p>
        <Link to="/login" search={search} onClick={(event) => void change(event)}>
          Sign in with another e-mail
        </Link>
        . This logs you out; what waits on this device stays yours.
      </p>
    </Page>
  );
}
