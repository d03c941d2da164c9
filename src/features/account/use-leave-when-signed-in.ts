import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../auth/session';
import { returnPath } from '../../lib/return-path';

const defaultTarget = '/explore';

/**
 * Leaves the account forms as soon as somebody is signed in, here or in another tab: to where `from` says, if that is on this
 * origin (D-18).
 */
export function useLeaveWhenSignedIn(from: string | undefined): void {
  const router = useRouter();
  const { state } = useSnapshot(session).current;
  useEffect(() => {
    if (state !== 'signedIn') return;
    router.history.replace(returnPath(from, location.origin) ?? defaultTarget);
  }, [state, from, router]);
}
