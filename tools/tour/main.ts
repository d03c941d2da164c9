/**
 * `npm run tour [-- PART]`: pictures of every page on a phone and on a desk, dark and light, in `.cache/tour`; with PART only of
 * addresses that contain it. The built product with its judge, a real database, a real browser.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../../tests/support/browser';
import { freePort, makeDataDir, startProduct } from '../../tests/support/product';
import { makeMember, signIn } from './member';
import { type PageEntry, pages, unknownPages } from './pages';
import { followSystemTheme, showTheme, standing } from './stand';

const folder = path.resolve(import.meta.dirname, '../../.cache/tour');
const widths = [390, 1280] as const;
const heightOf = { 390: 844, 1280: 860 } as const;
const part = process.argv[2] ?? '';
const wanted = [...pages, ...unknownPages].filter(({ address }) => address.includes(part));

/** `explore-390-dark.png`, `index-1280-light.png`. */
function fileName({ address }: PageEntry, width: number, theme: string): string {
  const place = (address.split('?')[0] ?? '').slice(1).replaceAll('/', '_') || 'index';
  return path.join(folder, `${place}-${width}-${theme}.png`);
}

async function photograph(page: Page, url: string, entry: PageEntry): Promise<void> {
  await page.goto(`${url}${entry.address}`);
  await standing(page, entry);
  for (const theme of ['dark', 'light'] as const) {
    await showTheme(page, theme);
    for (const width of widths) {
      await page.setViewportSize({ width, height: heightOf[width] });
      await standing(page, entry);
      await page.waitForTimeout(250);
      // As tall as the page, so that what is fixed to the window's edge stands at the picture's edge too.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.max(height, heightOf[width]) });
      await page.screenshot({ path: fileName(entry, width, theme), animations: 'disabled' });
    }
  }
  console.log(entry.address);
}

async function tourAs(browser: Browser, url: string, beholder: PageEntry['as'], email?: string) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await followSystemTheme(context);
  const page = await context.newPage();
  if (email) await signIn(page, url, email);
  for (const entry of wanted.filter(({ as }) => as === beholder)) await photograph(page, url, entry);
  await context.close();
}

const dataDir = makeDataDir();
const product = await startProduct({ dataDir, port: await freePort(), env: { JUDGE_WORKERS: '1' } });
const browser = await launchBrowser();
try {
  fs.mkdirSync(folder, { recursive: true });
  const email = await makeMember(product.url);
  await tourAs(browser, product.url, 'visitor');
  await tourAs(browser, product.url, 'member', email);
} finally {
  await browser.close();
  await product.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
console.log(`\n${wanted.length} pages, in ${path.relative(process.cwd(), folder) || '.'}`);
