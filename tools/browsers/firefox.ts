import type { Page } from 'puppeteer-core';
import { launchFirefox } from '../../tests/support/browser/firefox';
import { type Tab, until } from './tab';

/** Far longer than any of our pages takes. */
const openMs = 60_000;

export function firefoxTab(page: Page, close: () => Promise<void>): Tab {
  const tab: Tab = {
    async open(url) {
      const askedAt = Date.now();
      try {
        await page.goto(url, { waitUntil: 'domcontentloaded', timeout: openMs });
      } catch (error) {
        // Firefox can take the end of the page that is left for the end of the new one.
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
        await until(tab, `The page ${url}`, isOpenSince(url, askedAt));
      }
    },
    evaluate: (body) => page.evaluate(`(async () => { ${body} })()`),
    close,
  };
  return tab;
}

const isOpenSince = (url: string, ms: number) => `
  return location.href === ${JSON.stringify(url)} && performance.timeOrigin >= ${ms}
    && document.readyState !== 'loading';`;

export async function openFirefox(): Promise<Tab> {
  const browser = await launchFirefox();
  return firefoxTab(await browser.newPage(), () => browser.close());
}
