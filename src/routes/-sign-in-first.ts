import { redirect } from '@tanstack/react-router';
import { session } from '../auth/session';
import { showToast } from '../ui/toast';

/** ROLE-14. Sends a visitor to the login and back to `path` (LOGIN-13, LOGIN-14); `why` is shown there. */
export function signInFirst(path: string, why?: string): void {
  if (session.current.state !== 'signedOut') return;
  if (why !== undefined) void showToast(why, { id: 'sign-in-first' });
  throw redirect({ to: '/login', search: { from: path }, replace: true });
}
