import { lazy, type ReactNode, useEffect } from 'react';
import { pageTitle } from '../../lib/title-map';
import { AfterFirstPaint } from '../../ui/after-first-paint';
import { useNameOfPage } from '../../ui/page-name';
import { TooltipHost } from '../../ui/tooltip-host';
import { Footer } from './footer';
import styles from './shell.module.css';
import { TopBar } from './top-bar';
import { useTheme } from './use-theme';

const ToastHost = lazy(() => import('../../ui/toast-host').then((m) => ({ default: m.ToastHost })));

interface ShellProps {
  path: string;
  /** `page` scrolls and ends with the footer; `work` fills the window and has neither. */
  frame: 'page' | 'work';
  children: ReactNode;
}

/** The frame around every page: top bar, content, footer, and the hosts of tooltips and toasts. */
export function Shell({ path, frame, children }: ShellProps) {
  const name = useNameOfPage(path);
  useEffect(() => {
    document.title = pageTitle(path, name);
  }, [path, name]);
  const { shown } = useTheme();
  return (
    <div className={styles.shell} data-frame={frame}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <TopBar path={path} />
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      {frame === 'page' && <Footer />}
      <TooltipHost />
      <AfterFirstPaint>
        <ToastHost theme={shown} />
      </AfterFirstPaint>
    </div>
  );
}
