import { Link, useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { Page } from '../../../ui/page';

/** CRUN-7: not with this e-mail, and the way to another one. */
export function RejectedScreen({ contestSlug, message }: { contestSlug: string; message: string }) {
  const navigate = useNavigate();
  const search = { from: `/contests/${contestSlug}/code` };
  // The login sends whoever is signed in straight back.
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
