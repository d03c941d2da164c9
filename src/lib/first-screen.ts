/**
 * The first screen that the server wrote into the page (server/modules/pages) lies above what the app builds, so that its text stays
 * where it is instead of giving way to a skeleton. Until somebody turns to it, it is all that is needed: the scripts behind it come
 * from the device once the worker has put them there.
 */
import { settled } from './settled';

const firstScreen = () => document.getElementById('first-screen');

/** Whether the server's first screen still stands. */
export const hasFirstScreen = (): boolean => firstScreen() !== null;

/** A press is over by then. */
const pressMs = 400;

/** Called by whatever shows the same, or shows that there is nothing to show. A link that is just being pressed stays until it has been. */
export function endFirstScreen(): void {
  const screen = firstScreen();
  if (screen?.matches(':active')) setTimeout(() => screen.remove(), pressMs);
  else screen?.remove();
}

/** Calls `lead` instead of loading another page when a link of the first screen is followed, with its path. */
export function followFirstScreen(lead: (path: string) => void): void {
  firstScreen()?.addEventListener('click', (event) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!isPlain || !link || link.target || link.origin !== location.origin) return;
    event.preventDefault();
    lead(link.pathname);
  });
}

/** What somebody does who is there and wants more than to read what is in the window. */
const signs = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'focusin', 'keydown'];

/** Resolves at once where the server wrote no first screen; else when somebody turns to it, or when the page has settled. */
export function firstScreenRead(): Promise<void> {
  if (!hasFirstScreen()) return Promise.resolve();
  return new Promise((resolve) => {
    for (const sign of signs)
      document.addEventListener(sign, () => resolve(), { once: true, capture: true, passive: true });
    void settled().then(resolve);
  });
}
