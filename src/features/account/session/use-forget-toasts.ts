import { useEffect, useRef } from 'react';
import { hideToasts } from '../../../ui/toast';

/** Toasts that do not depend on the account. */
const stayingToasts = ['update', 'account', 'made-up-name', 'providers'];

export function useForgetToasts(account: string): void {
  const shown = useRef(account);
  useEffect(() => {
    if (shown.current === account) return;
    shown.current = account;
    void hideToasts(stayingToasts);
  }, [account]);
}
