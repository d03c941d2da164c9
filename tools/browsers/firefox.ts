import type { Page } from 'puppeteer-core';
import { launchFirefox } from '../../tests/support/browser/firefox';
import type { Tab } from './tab';

/** Far longer than any of our pages takes. */
const openMs = 60_000;

export function firefoxTab(page: Page, close: () => Promise<void>): Tab {
  return {
    async open(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded', timeout: openMs });
    },
    evaluate: (body) => page.evaluate(`(async () => { ${body} })()`),
    close,
  };
}

export async function openFirefox(): Promise<Tab> {
  const browser = await launchFirefox();
  return firefoxTab(await browser.newPage(), () => browser.close());
}
