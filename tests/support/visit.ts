import fs from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright';
import { launchBrowser } from './browser';
import { freePort, makeDataDir, type Product, startProduct } from './product';

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** A browser at the built product, with one page open. */
export interface Visit {
  product: Product;
  context: BrowserContext;
  page: Page;
  open(path: string): Promise<void>;
  /** What failed in the page's scripts so far. */
  trouble: string[];
  end(): Promise<void>;
}

/** Starts the product without a judge, so that a submission stays on its way and can be looked at. */
export async function startVisit(env: Record<string, string> = {}): Promise<Visit> {
  const dataDir = makeDataDir();
  const product = await startProduct({
    dataDir,
    port: await freePort(),
    env: { JUDGE_WORKERS: '0', ...env },
  });
  const browser: Browser = await launchBrowser();
  // Without a service worker every request of the page can be seen, and answered in the server's place.
  const context = await browser.newContext({ viewport: desktop, serviceWorkers: 'block' });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(String(error)));
  return {
    product,
    context,
    page,
    trouble,
    async open(path) {
      await page.goto(`${product.url}${path}`);
    },
    async end() {
      await browser.close();
      await product.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
