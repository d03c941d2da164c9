import { useEffect, useRef } from 'react';
import { hideToasts } from '../../../ui/toast';

/** Messages that are about the app, or about signing in, and not about anybody's work. */
const everybodys = ['update', 'account', 'made-up-name', 'providers'];

/** Takes away what was said to one person before another one sits here. */
export function useForgetToasts(account: string): void {
  const shown = useRef(account);
  useEffect(() => {
    if (shown.current === account) return;
    shown.current = account;
    void hideToasts(everybodys);
  }, [account]);
}
