import { useEffect, useRef } from 'react';
import { announceSoon } from '../announcer';

/**
 * For screens that share one path, so that the app does not see that the page changed: the keyboard continues at the
 * top of the new screen, and screen readers tell its heading.
 * @param screen a name, or undefined while it loads
 */
export function useScreenChange(screen: string | undefined): void {
  const before = useRef(screen);
  useEffect(() => {
    const former = before.current;
    if (screen === undefined || screen === former) return;
    before.current = screen;
    // The first screen came with its address.
    if (former === undefined) return;
    const page = document.querySelector('main');
    // The button of the former screen is gone.
    if (document.activeElement === document.body) page?.focus({ preventScroll: true });
    return announceSoon(() => page?.querySelector('h1')?.textContent ?? '');
  }, [screen]);
}
