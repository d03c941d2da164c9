import { useEffect, useRef, useState } from 'react';

/** The next screen's heading arrives a moment after the screen. */
const headingDelayMs = 500;

/**
 * For screens that share one path, so that the app does not see that the page changed: the keyboard continues at the
 * top of the new screen, and screen readers tell its heading.
 * @param screen a name, or undefined while it loads
 */
export function ScreenChange({ screen }: { screen: string | undefined }) {
  const before = useRef(screen);
  const [heading, setHeading] = useState('');
  useEffect(() => {
    const former = before.current;
    if (screen === undefined || screen === former) return;
    before.current = screen;
    // The first screen came with its address.
    if (former === undefined) return;
    const page = document.querySelector('main');
    // The button of the former screen is gone.
    if (document.activeElement === document.body) page?.focus({ preventScroll: true });
    setHeading('');
    const timer = setTimeout(() => setHeading(page?.querySelector('h1')?.textContent ?? ''), headingDelayMs);
    return () => clearTimeout(timer);
  }, [screen]);
  return (
    <p role="status" className="visually-hidden">
      {heading}
    </p>
  );
}
