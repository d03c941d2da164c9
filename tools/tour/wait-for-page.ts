/** Opens a page and waits until it is complete: heading, content, no placeholders. */
import type { BrowserContext, Page } from 'playwright';
import type { PageEntry } from './pages';

/** Longer than our slowest transition. */
const slowestTransitionMs = 3000;

/** Waits until the page of `entry` is complete, and returns its heading. */
export async function waitForPage(page: Page, entry: PageEntry): Promise<string> {
  const main = page.locator('main');
  const heading = main.getByRole('heading', { level: 1 });
  await heading.waitFor();
  if (entry.content) await main.locator(entry.content).first().waitFor({ state: 'attached' });
  // A placeholder's class keeps its name through the build.
  await page.waitForFunction(() => document.querySelector('main [class*="skeleton"]') === null);
  return await heading.innerText();
}

/**
 * From now on the pages of `context` use the system's theme, which a test may switch (`showTheme`) without a
 * reload.
 */
export async function followSystemTheme(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // A blank page has no storage.
    if (location.protocol !== 'about:') localStorage.setItem('codeferry-theme', 'system');
  });
}

export async function showTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction((shown) => document.documentElement.dataset.theme === shown, theme);
  await waitForColours(page);
}

/**
 * Waits for colour transitions. Endless animations do not count. A transition of a hidden element (in a
 * closed panel, scrolled away) may end without an event.
 */
export async function waitForColours(page: Page): Promise<void> {
  await page.evaluate(async (patienceMs) => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    const running = transitions.filter(({ playState }) => playState === 'running');
    await Promise.race([
      Promise.allSettled(running.map(({ finished }) => finished)),
      new Promise((resolve) => setTimeout(resolve, patienceMs)),
    ]);
  }, slowestTransitionMs);
}
