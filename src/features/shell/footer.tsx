import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { WhenAppStored } from '../../first-screen/when-app-stored';
import { useFrom } from '../../parts/use-from';
import styles from './footer.module.css';
import { messages } from './messages';
import { ThemeChoice } from './theme-choice';

const FooterAddresses = lazy(() =>
  import('./footer-addresses').then((m) => ({ default: m.FooterAddresses })),
);
const wake = `M0 4${'q12.5-4 25 0t25 0'.repeat(24)}`;

/** NAV-36 … NAV-39 */
export function Footer() {
  const state = { from: useFrom() };
  return (
    <footer className={styles.footer}>
      <svg className={styles.wake} viewBox="0 0 1200 8" preserveAspectRatio="none" aria-hidden="true">
        <path d={wake} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={styles.row}>
        <nav className={styles.links} aria-label={messages.about}>
          <Link to="/offline" state={state}>
            {messages.offlineUse}
          </Link>
          <Link to="/status" state={state}>
            {messages.systemStatus}
          </Link>
          <Link to="/terms" state={state}>
            {messages.terms}
          </Link>
          <Link to="/privacy" state={state}>
            {messages.privacy}
          </Link>
          <span className={styles.addresses}>
            <WhenAppStored>
              <FooterAddresses />
            </WhenAppStored>
          </span>
        </nav>
        <ThemeChoice />
      </div>
    </footer>
  );
}
