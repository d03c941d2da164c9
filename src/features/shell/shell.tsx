import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { replayEarlyInput } from '../../first-screen/early-input';
import { dropFirstScreen } from '../../first-screen/first-screen';
import { WhenAppStored } from '../../first-screen/when-app-stored';
import { pageTitle } from '../../parts/title-map';
import { FramePlace } from '../../ui/frame-place';
import { useNameOfPage } from '../../ui/page-name';
import { Footer } from './footer';
import styles from './shell.module.css';
import { TopBar } from './top-bar';
import { useTheme } from './use-theme';

const InsecureNotice = lazy(() => import('./insecure-notice').then((m) => ({ default: m.InsecureNotice })));
const TooltipHost = lazy(() =>
  import('../../ui/hosts/tooltip-host').then((m) => ({ default: m.TooltipHost })),
);
const ToastHost = lazy(() => import('../../ui/hosts/toast-host').then((m) => ({ default: m.ToastHost })));

interface ShellProps {
  path: string;
  /** `page` scrolls and ends with the footer; `work` fills the window and has neither; `run` has no top bar either. */
  frame: 'page' | 'work' | 'run';
  /** NAV-28: the search box, for its place in the top bar. Features do not know each other: the root hands it in. */
  search?: ReactNode;
  /** The state of the connection, in the top bar. */
  connection?: ReactNode;
  /** NAV-33: what belongs to every page, in the place that its frame has for it. */
  panel?: ReactNode;
  children: ReactNode;
}

/** The frame around every page: top bar, content, footer, and the hosts of tooltips and toasts. */
export function Shell({ path, frame, search, connection, panel, children }: ShellProps) {
  const name = useNameOfPage(path);
  useEffect(() => {
    document.title = pageTitle(path, name);
  }, [path, name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is of the page that the visit began with, and ends with it
  useEffect(() => dropFirstScreen, [path]);
  // The bar is there now; what was meant for the page waits for the page.
  useLayoutEffect(replayEarlyInput, []);
  const { shown } = useTheme();
  return (
    <div className={styles.shell} data-frame={frame}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      {frame === 'run' ? (
        <header className={styles.tools}>
          <FramePlace className={styles.place} />
        </header>
      ) : (
        <TopBar search={search} connection={connection} />
      )}
      {!isSecureContext && (
        <Suspense>
          <InsecureNotice />
        </Suspense>
      )}
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
