import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { type Session, session } from '../../../auth/session';
import { returnPath } from '../../../lib/return-path';

const defaultTarget = '/explore';

/** A user who must sign in again stays on the form. */
export function isSignInComplete(current: Session): boolean {
  return current.state === 'signedIn' && !current.signInNeeded;
}

/** Leaves after sign-in in any tab, to `from` if it is on this origin (D-18). */
export function useLeaveWhenSignedIn(from: string | undefined): void {
  const router = useRouter();
  const done = isSignInComplete(useSnapshot(session).current);
  useEffect(() => {
    if (!done) return;
    router.history.replace(returnPath(from, location.origin) ?? defaultTarget);
  }, [done, from, router]);
}
