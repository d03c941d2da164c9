import type { Browser, Page } from 'playwright';

/** The main content, by address. */
const content: Record<string, string> = {
  '/': 'main h1',
  '/explore': 'main a[href^="/code/"]',
  '/code/SAMPLPRBLM': '[aria-label="Statement"] p',
};
const slowdown = 4;

/**
 * Times (ms) from navigation start until the page shows its main content, on a device that has the app and
 * its data, with a four times slower processor and without network requests.
 */
export async function warmStarts(browser: Browser, url: string, times: number): Promise<number[]> {
  const shown = content[new URL(url).pathname] ?? 'main h1';
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const first = await context.newPage();
    await first.goto(url);
    await first.locator(shown).first().waitFor();
    await first.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await first.waitForLoadState('networkidle');
    await atRest(first);
    await first.close();
    const measured: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.addInitScript({ content: noteWhenShown(shown) });
      await page.goto(url);
      measured.push(await (await page.waitForFunction(() => Reflect.get(window, 'shownAtMs'))).jsonValue());
      await page.close();
    }
    return measured;
  } finally {
    await context.close();
  }
}

/**
 * Resolves when nothing has been stored on the device for three seconds, so that downloads do not affect the
 * measurement.
 */
async function atRest(page: Page): Promise<void> {
  let kept = -1;
  for (let quietSeconds = 0; quietSeconds < 3; quietSeconds += 1) {
    await page.waitForTimeout(1000);
    const now = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
    if (now !== kept) quietSeconds = 0;
    kept = now;
  }
}

/**
 * Script for the page: records when `selector` first appeared. As text, because tsx adds helpers to functions
 * that a page lacks.
 */
const noteWhenShown = (selector: string) => `
requestAnimationFrame(function look() {
  if (document.querySelector(${JSON.stringify(selector)})) window.shownAtMs = performance.now();
  else requestAnimationFrame(look);
});`;
