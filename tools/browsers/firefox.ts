import { type Page, TimeoutError } from 'puppeteer-core';
import { launchFirefox } from '../../tests/support/firefox';
import type { Tab } from './tab';

/** Longer than any page of ours takes. */
const openMs = 20_000;

/**
 * Works in `page`. Firefox 140.12, driven from outside, now and then never answers for a tab that leaves a page for another; whether
 * the page, the browser or what drives it is to blame is not known. Then the work goes on in a new tab, as a person's would, and that is said.
 */
export function firefoxTab(page: Page, close: () => Promise<void>): Tab {
  let current = page;
  // What comes later is waited for where it is needed.
  const goTo = (url: string) => current.goto(url, { waitUntil: 'domcontentloaded', timeout: openMs });
  return {
    async open(url) {
      await goTo(url).catch(async (error) => {
        if (!(error instanceof TimeoutError)) throw error;
        console.warn(`The tab hangs on its way to ${url}: on in another one`);
        current = await page.browser().newPage();
        await goTo(url);
      });
    },
    evaluate: (body) => current.evaluate(`(async () => { ${body} })()`),
    close,
  };
}

/** Starts Firefox with a profile of its own. */
export async function openFirefox(): Promise<Tab> {
  const browser = await launchFirefox();
  return firefoxTab(await browser.newPage(), () => browser.close());
}
