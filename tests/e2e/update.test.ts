/** A new version of the app, taken by one tab while another is in the middle of work. */
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startVisit, type Visit } from '../support/visit';

let visit: Visit;
let context: BrowserContext;

beforeAll(async () => {
  visit = await startVisit();
  const browser = visit.context.browser();
  if (!browser) throw new Error('The visit has no browser');
  context = await browser.newContext();
  context.setDefaultTimeout(20_000);
});

afterAll(async () => {
  await visit?.end();
});

const editor = (page: Page) => page.locator('.cm-content');
const news = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text });

/** Opens a page that the worker serves. */
async function openServed(path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${visit.product.url}${path}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** The same worker at another address: for the browser, a new version. */
async function changeVersion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/sw.js?next');
    const worker = registration.installing ?? registration.waiting;
    if (!worker) throw new Error('Nothing new');
    if (worker.state !== 'installed')
      await new Promise<void>((resolve) => {
        worker.addEventListener('statechange', () => worker.state === 'installed' && resolve());
      });
    worker.postMessage({ type: 'SKIP_WAITING' });
  });
}

test('OFF-2 a tab whose version another tab replaced says so, and renews itself with its next page; no code is lost', async () => {
  const one = await openServed('/');
  const two = await openServed('/code/SAMPLPRBLM');
  await editor(two).waitFor();
  await two.locator('section[aria-label^="Notifications"]').waitFor({ state: 'attached' });
  await changeVersion(one);
  await news(two, 'Another tab changed to a new version').getByRole('button', { name: 'Reload' }).waitFor();
  await two.evaluate(() => Object.assign(window, { isOldPage: true }));
  await editor(two).click();
  await two.keyboard.press('ControlOrMeta+a');
  await two.keyboard.insertText('print("across the update")');
  await two.getByRole('link', { name: 'Codeferry, home' }).click();
  await two.getByRole('heading', { level: 1, name: /Keep solving/ }).waitFor();
  await two.waitForFunction(() => !('isOldPage' in window));
  expect(new URL(two.url()).pathname).toBe('/');
  await two.goto(`${visit.product.url}/code/SAMPLPRBLM`);
  await editor(two).getByText('across the update').waitFor();
});

test('a part of the app that cannot be loaded is said, and the page can be loaded anew', async () => {
  const { page } = visit;
  await visit.open('/');
  await page.locator('section[aria-label^="Notifications"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: /terms/i }).hover();
  await news(page, 'A part of this page could not be loaded')
    .getByRole('button', { name: 'Reload' })
    .waitFor();
  await page.unroute('**/assets/**');
});
