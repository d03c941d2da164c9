import { Link, useLocation } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../auth/session';
import { useFrom } from '../../parts/use-from';
import { IconButton } from '../../ui/button';
import { LanguageChoice } from './language-choice';
import { messages } from './messages';
import styles from './settings-menu.module.css';
import { ThemeChoice } from './theme-choice';

/** D-40. Not only in the footer, which may be far below. */
export function SettingsMenu() {
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const { current } = useSnapshot(session);
  const isSignedIn = current.state === 'signedIn';
  const isAdministrator = current.state === 'signedIn' && current.isAdministrator;
  const from = useFrom();
  const path = useLocation({ select: ({ pathname }) => pathname });
  // In the layout phase: a later effect would close what a press before the start of the app has just opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: its link leads to another page, which it must not lie over
  useLayoutEffect(() => menu.current?.hidePopover(), [path]);
  return (
    <>
      <IconButton
        label={messages.settings}
        data-early="settings"
        popoverTarget={id}
        className={styles.button}
      >
        <Settings aria-hidden />
      </IconButton>
      <section
        ref={menu}
        id={id}
        popover="auto"
        className={styles.menu}
        aria-label={messages.settings}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && (
          <>
            <p className={styles.name}>{messages.theme}</p>
            <ThemeChoice named />
            <p className={styles.name}>{messages.language}</p>
            <LanguageChoice />
            <Link to="/settings" state={{ from }} className={styles.link}>
              {messages.allSettings}
            </Link>
            <Link to="/offline" state={{ from }} className={styles.link}>
              {messages.offlineUse}
            </Link>
            {isSignedIn && (
              <>
                <Link to="/problems/mine" state={{ from }} className={styles.link}>
                  {messages.ownProblems}
                </Link>
                <Link to="/problems/create" state={{ from }} className={styles.link}>
                  {messages.createProblem}
                </Link>
              </>
            )}
            {isAdministrator && (
              <Link to="/admin" state={{ from }} className={styles.link}>
                {messages.administration}
              </Link>
            )}
          </>
        )}
      </section>
    </>
  );
}
