import { redirect } from '@tanstack/react-router';
import { session } from '../auth/session';
import { showToast } from '../ui/toast';

/** ROLE-14: what is made belongs to somebody. A visitor goes to the login, and from there back to `path` (LOGIN-13, LOGIN-14). `why` is said there. */
export function signInFirst(path: string, why?: string): void {
  if (session.current.state !== 'signedOut') return;
  if (why !== undefined) void showToast(why, { id: 'sign-in-first' });
  throw redirect({ to: '/login', search: { from: path }, replace: true });
}
