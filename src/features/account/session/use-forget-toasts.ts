import { useEffect, useRef } from 'react';
import { hideToasts } from '../../../ui/toast';

/** Toasts about the app or the sign-in, which do not belong to an account. */
const everybodys = ['update', 'account', 'made-up-name', 'providers'];

/** Hides the former user's toasts after a change of account. */
export function useForgetToasts(account: string): void {
  const shown = useRef(account);
  useEffect(() => {
    if (shown.current === account) return;
    shown.current = account;
    void hideToasts(everybodys);
  }, [account]);
}
