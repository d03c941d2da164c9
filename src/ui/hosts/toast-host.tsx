import { useEffect } from 'react';
import { Toaster } from 'sonner';
import { toastHostMounted } from '../toast';
import styles from './toast-host.module.css';

export function ToastHost({ theme }: { theme: 'dark' | 'light' }) {
  useEffect(toastHostMounted, []);
  return (
    <Toaster
      theme={theme}
      position="bottom-right"
      closeButton
      className={styles.host}
      toastOptions={{ className: styles.toast }}
      // Above the actions and messages of the solve screen on phones.
      mobileOffset={{ bottom: 'calc(6.25rem + env(safe-area-inset-bottom))' }}
    />
  );
}
