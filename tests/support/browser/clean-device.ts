import type { BrowserContext, Page } from 'playwright';

/**
 * Gives a device back as new to the next test: one blank page, no account, no stored work, no interceptions.
 * The browser's HTTP cache and the service worker with its files stay, like on a device that has the app.
 * What cannot be undone, such as `page.clock`, needs a device of its own.
 */
export async function cleanDevice(context: BrowserContext, page: Page, origin: string): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  if (page.url().startsWith(origin)) await page.evaluate(() => sessionStorage.clear()).catch(() => {});
  await page.goto('about:blank');
  const devtools = await context.newCDPSession(page);
  const storageTypes = 'cookies,indexeddb,local_storage';
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await devtools.detach();
}
