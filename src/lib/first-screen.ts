/**
 * The first screen that the server wrote into the page (server/modules/pages) lies above what the app builds, so that its text stays
 * where it is instead of giving way to a skeleton. Until somebody turns to it, it is all that is needed: the scripts behind it come
 * from the device once the worker has put them there.
 */
import { settled } from './settled';

const firstScreen = () => document.getElementById('first-screen');

/** Whether the server's first screen still stands. */
export const hasFirstScreen = (): boolean => firstScreen() !== null;

/** Called by whatever shows the same, or shows that there is nothing to show. */
export function endFirstScreen(): void {
  firstScreen()?.remove();
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
