import { useEffect } from 'react';
import { Toaster } from 'sonner';
import { toastHostMounted } from './toast';
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
      mobileOffset={{ bottom: 'calc(var(--dock-height) + env(safe-area-inset-bottom) + 12px)' }}
    />
  );
}
