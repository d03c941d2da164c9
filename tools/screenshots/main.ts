/**
 * `npm run screenshots`: takes the pictures that browsers show before the app is installed
 * (src/web-manifest.ts), from the built product into `public/screenshots`, each below 100 kB.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../../tests/support/browser/browser';
import { freePort, makeDataDir, startProduct } from '../../tests/support/product/product';

const folder = path.resolve(import.meta.dirname, '../../public/screenshots');
const bytesMax = 100_000;
/** CSS pixels and pixel ratio; their product is in the manifest. */
const forms = {
  narrow: { viewport: { width: 390, height: 844 }, scale: 2 },
  wide: { viewport: { width: 1280, height: 800 }, scale: 1 },
} as const;

/** Playwright cannot write WebP, which is a third of a PNG here. */
async function take(page: Page, name: string, form: keyof typeof forms): Promise<void> {
  const { viewport, scale } = forms[form];
  const browser = await page.context().newCDPSession(page);
  for (const quality of [85, 70, 55, 40]) {
    const { data } = await browser.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      clip: { x: 0, y: 0, ...viewport, scale },
    });
    const picture = Buffer.from(data, 'base64');
    if (picture.length > bytesMax) continue;
    fs.writeFileSync(path.join(folder, `${name}.webp`), picture);
    console.log(`${name}: ${picture.length} bytes, quality ${quality}`);
    return;
  }
  throw new Error(`${name} does not fit into ${bytesMax} bytes`);
}

async function photograph(browser: Browser, url: string, form: keyof typeof forms): Promise<void> {
  const { viewport } = forms[form];
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto(`${url}/explore`);
  await page.locator('main a[href^="/code/"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await take(page, `explore-${form}`, form);
  await page.goto(`${url}/code/SAMPLPRBLM`);
  await page.locator('.cm-content').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await take(page, `solve-${form}`, form);
  await context.close();
}

const dataDir = makeDataDir();
const product = await startProduct({ dataDir, port: await freePort(), env: { JUDGE_WORKERS: '0' } });
const browser = await launchBrowser();
try {
  fs.mkdirSync(folder, { recursive: true });
  await photograph(browser, product.url, 'narrow');
  await photograph(browser, product.url, 'wide');
} finally {
  await browser.close();
  await product.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
