import { Link } from '@tanstack/react-router';
import { Compass, House, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { WhenAppStored } from '../../first-screen/when-app-stored';
import { FerryMark } from '../../parts/ferry-mark';
import { useFrom } from '../../parts/use-from';
import { FramePlace } from '../../ui/layout/frame-place';
import { AccountLink } from './account-link';
import { messages } from './messages';
import { SettingsMenu } from './settings-menu';
import styles from './top-bar.module.css';

const places = [
  { to: '/', label: messages.home, Icon: House },
  { to: '/explore', label: messages.explore, Icon: Compass },
  { to: '/contests', label: messages.contests, Icon: Trophy },
] as const;

interface TopBarProps {
  search: ReactNode;
  connection: ReactNode;
}

/** On phones the links are at the bottom. */
export function TopBar({ search, connection }: TopBarProps) {
  const from = useFrom();
  return (
    <header className={styles.bar}>
      <Link to="/" state={{ from }} className={styles.logo} aria-label={messages.homeLink}>
        <FerryMark />
        <span className={styles.name}>{messages.productName}</span>
      </Link>
      <nav className={styles.places} aria-label={messages.mainNavigation}>
        {places.map(({ to, label, Icon }) => (
          <Link
            key={to}
            to={to}
            state={{ from }}
            className={styles.place}
            activeOptions={{ exact: to === '/' }}
            activeProps={{ 'aria-current': 'page' }}
          >
            <Icon aria-hidden />
            {label}
          </Link>
        ))}
      </nav>
      <div className={styles.end}>
        {search}
        <div className={styles.sync}>
          <WhenAppStored>{connection}</WhenAppStored>
        </div>
        <FramePlace className={styles.tools} />
        <SettingsMenu />
        <AccountLink />
      </div>
    </header>
  );
}
