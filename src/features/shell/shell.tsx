import { lazy, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { replayEarlyInput } from '../../first-screen/early-input';
import { dropFirstScreen, dropFirstScreenOfOther } from '../../first-screen/first-screen';
import { WhenAppStored } from '../../first-screen/when-app-stored';
import { pageTitle } from '../../parts/title-map';
import { FramePlace } from '../../ui/layout/frame-place';
import { SkipLink } from '../../ui/layout/skip-link';
import { useNameOfPage } from '../../ui/page-name';
import { Footer } from './footer';
import { messages } from './messages';
import { PageProgress } from './page-progress';
import { PlainHttpNotice } from './plain-http-notice';
import styles from './shell.module.css';
import { TopBar } from './top-bar';
import { useTheme } from './use-theme';

const TooltipHost = lazy(() =>
  import('../../ui/hosts/tooltip-host').then((m) => ({ default: m.TooltipHost })),
);
const ToastHost = lazy(() => import('../../ui/hosts/toast-host').then((m) => ({ default: m.ToastHost })));

interface ShellProps {
  path: string;
  /** `page` scrolls and has a footer; `work` fills the window without one; `run` has no top bar either. */
  frame: 'page' | 'work' | 'run';
  /** NAV-28. The root passes it in: features do not import each other. */
  search?: ReactNode;
  connection?: ReactNode;
  /** NAV-33: placed according to the frame. */
  panel?: ReactNode;
  children: ReactNode;
}

export function Shell({ path, frame, search, connection, panel, children }: ShellProps) {
  const name = useNameOfPage(path);
  useEffect(() => {
    document.title = pageTitle(path, name);
  }, [path, name]);
  useEffect(() => {
    dropFirstScreenOfOther(path);
    // It is of the page that the visit began with, and ends with it.
    return dropFirstScreen;
  }, [path]);
  // The top bar's controls are ready; input for the page waits for the page.
  useLayoutEffect(replayEarlyInput, []);
  const { shown } = useTheme();
  return (
    <div className={styles.shell} data-frame={frame}>
      <SkipLink to="content" label={messages.skipToContent} />
      <PageProgress />
      {frame === 'run' ? (
        <header className={styles.tools}>
          <FramePlace className={styles.place} />
        </header>
      ) : (
        <TopBar search={search} connection={connection} />
      )}
      <PlainHttpNotice path={path} />
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      {frame === 'page' && <Footer />}
      {panel}
      <WhenAppStored>
        <TooltipHost />
      </WhenAppStored>
      <WhenAppStored>
        <ToastHost theme={shown} />
      </WhenAppStored>
    </div>
  );
}
