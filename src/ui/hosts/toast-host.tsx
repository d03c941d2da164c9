import { useEffect } from 'react';
import { Toaster } from 'sonner';
import { toastHostMounted } from '../toast';
import styles from './toast-host.module.css';

/** Where toasts appear; loaded once the page stands. */
export function ToastHost({ theme }: { theme: 'dark' | 'light' }) {
  useEffect(toastHostMounted, []);
  return (
    <Toaster
      theme={theme}
      position="bottom-right"
      closeButton
      className={styles.host}
      toastOptions={{ className: styles.toast }}
      // Above the actions of a phone's solve screen and what they say.
      mobileOffset={{ bottom: 'calc(6.25rem + env(safe-area-inset-bottom))' }}
    />
  );
}
