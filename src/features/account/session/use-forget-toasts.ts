import { useEffect, useRef } from 'react';
import { hideToasts } from '../../../ui/toast';

const everybodys = ['update', 'account', 'made-up-name', 'providers'];

export function useForgetToasts(account: string): void {
  const shown = useRef(account);
  useEffect(() => {
    if (shown.current === account) return;
    shown.current = account;
    void hideToasts(everybodys);
  }, [account]);
}
