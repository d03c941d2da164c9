import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

declare global {
  interface Window {
    shownToast?: { shownAt: number; goneAt: number };
  }
}

/**
 * Call before the toast appears; the page needs `page.clock.install()`, which saves the waiting.
 * @returns a function for when it has been caused: waits for the toast and returns how many milliseconds of the
 * page's clock it stays
 */
export async function watchToast(page: Page, words: string): Promise<() => Promise<number>> {
  await page.evaluate((words) => {
    const times = { shownAt: 0, goneAt: 0 };
    window.shownToast = times;
    const observer = new MutationObserver(() => {
      const toasts = [...document.querySelectorAll('[data-sonner-toast]')];
      const isThere = toasts.some((toast) => toast.textContent?.includes(words));
      if (isThere) times.shownAt ||= performance.now();
      else if (times.shownAt > 0) times.goneAt ||= performance.now();
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  }, words);
  const read = () => page.evaluate(() => window.shownToast ?? { shownAt: 0, goneAt: 0 });
  return async () => {
    await expect.poll(async () => (await read()).shownAt).toBeGreaterThan(0);
    await expect
      .poll(
        async () => {
          await page.clock.runFor(100);
          return (await read()).goneAt;
        },
        { interval: 1 },
      )
      .toBeGreaterThan(0);
    const { shownAt, goneAt } = await read();
    return goneAt - shownAt;
  };
}

/**
 * Lets time pass on a page with a stopped clock until the toast is there. Its code waits for several timers in turn, and
 * for its part of the app, so one step of a fixed length may end too early.
 * @returns how many milliseconds passed on the page's clock
 */
export async function passTimeUntilShown(page: Page, toast: Locator): Promise<number> {
  const stepMs = 10;
  let passedMs = 0;
  await expect
    .poll(
      async () => {
        await page.clock.runFor(stepMs);
        passedMs += stepMs;
        return toast.count();
      },
      { interval: 20, timeout: 20_000 },
    )
    .toBe(1);
  return passedMs;
}
