import fs from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';

const visit = await startVisit();

const editor = (page: Page) => page.locator('.cm-content');
const news = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text });

async function openServed(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${visit.url}${path}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** The same worker at another address counts as a new version. */
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

test('OFF-2 an outdated tab says so and updates with its next page, without losing code', async () => {
  const { context } = await visit.openDevice(withServiceWorker);
  const one = await openServed(context, '/');
  const two = await openServed(context, '/code/SAMPLPRBLM');
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
  await two.goto(`${visit.url}/code/SAMPLPRBLM`);
  await editor(two).getByText('across the update').waitFor();
});

deepTest(
  'while the user is typing, a part of the app that fails to load shows a message with Reload',
  async () => {
    const { page } = visit;
    await visit.open('/login');
    await page.locator('section[aria-label^="Notifications"]').waitFor({ state: 'attached' });
    // Typed text prevents an automatic reload.
    const email = page.getByLabel('Email');
    await email.fill('ada@example.com');
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/**', (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'Explore' }).hover();
    const reload = news(page, 'A part of this page could not be loaded').getByRole('button', {
      name: 'Reload',
    });
    await reload.waitFor();
    await expect.poll(() => email.inputValue()).toBe('ada@example.com');
    await page.unroute('**/assets/**');
    const loaded = page.waitForEvent('load');
    await reload.click();
    await loaded;
    await page.getByRole('banner').getByRole('link', { name: 'Explore' }).click();
    await page.getByRole('heading', { level: 1, name: 'Explore' }).waitFor();
  },
);

/** The script that shows messages, found by a name unique to it. */
function messagesScript(): string {
  const assets = path.resolve(import.meta.dirname, '../../../dist/web/assets');
  const found = fs
    .readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .filter((file) => fs.readFileSync(path.join(assets, file), 'utf8').includes('data-sonner-toaster'));
  const [file] = found;
  if (!file || found.length > 1) throw new Error(`Messages are shown by ${found.length} files`);
  return file;
}

deepTest('a page whose message component fails to load keeps working without endless attempts', async () => {
  const { page } = await visit.openDevice();
  await page.addInitScript(() => {
    const seen = Object.assign(window, { missing: 0 });
    addEventListener('vite:preloadError', () => (seen.missing += 1));
  });
  const missing = () => page.evaluate(() => (window as unknown as { missing: number }).missing);
  await page.route(`**/${messagesScript()}`, (route) => route.abort());
  await page.goto(`${visit.url}/explore`);
  // One is the message host, the other the message.
  await expect.poll(missing).toBeGreaterThan(1);
  await page.getByRole('link', { name: 'Codeferry, home' }).click();
  await page.getByRole('heading', { level: 1, name: /Keep solving/ }).waitFor();
  expect(await missing()).toBeLessThan(5);
});
