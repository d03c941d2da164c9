/**
 * `npm run tour [-- PART…]`: takes pictures of every page and of its states, on a phone, a tablet and a desktop, dark
 * and light, in `.cache/tour`; each PART selects the addresses and scenes that contain it. Uses the built product with
 * its judge, a real database and a real browser.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { launchBrowser } from '../../tests/support/browser/browser';
import { freePort, makeDataDir, startProduct } from '../../tests/support/product/product';
import { makeMember, signIn } from './member';
import { type PageEntry, pages, unknownPages } from './pages';
import { folder, photograph } from './photograph';
import { contestScenes, workScenes } from './scenes';
import { openStage } from './stage';
import { followSystemTheme, waitForPage } from './wait-for-page';

const parts = process.argv.slice(2);
const isWanted = (name: string) => parts.length === 0 || parts.some((part) => name.includes(part));
const wanted = [...pages, ...unknownPages].filter(({ address }) => isWanted(address));
const played = [...contestScenes, ...workScenes].filter(({ name }) => isWanted(name));

/** `explore`, `contests_create`; `index` for the first page. */
const nameOf = ({ address }: PageEntry) =>
  (address.split('?')[0] ?? '').slice(1).replaceAll('/', '_') || 'index';

async function tourAs(browser: Browser, url: string, beholder: PageEntry['as'], email?: string) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await followSystemTheme(context);
  const page = await context.newPage();
  if (email) await signIn(page, url, email);
  for (const entry of wanted.filter(({ as }) => as === beholder)) {
    await page.goto(`${url}${entry.address}`);
    await waitForPage(page, entry);
    await photograph(page, nameOf(entry), () => waitForPage(page, entry));
  }
  await context.close();
}

async function playAll(browser: Browser, url: string, dataDir: string): Promise<void> {
  for (const scene of played) {
    const look = (page: Parameters<typeof photograph>[0], name: string) =>
      photograph(page, `${scene.name}.${name}`);
    const stage = openStage({ url, dataDir, browser, look });
    try {
      await scene.play(stage);
    } catch (error) {
      // The pictures of the other scenes are still useful.
      console.error(`${scene.name} stopped:`, error);
      process.exitCode = 1;
    }
    await stage.close();
  }
}

const dataDir = makeDataDir();
const env = { JUDGE_WORKERS: '1', LIMIT_REQUESTS: '1000000' };
const product = await startProduct({ dataDir, port: await freePort(), env });
const browser = await launchBrowser();
try {
  const email = await makeMember(product.url);
  await tourAs(browser, product.url, 'visitor');
  await tourAs(browser, product.url, 'member', email);
  await playAll(browser, product.url, dataDir);
} finally {
  await browser.close();
  await product.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
console.log(
  `\n${wanted.length} pages and ${played.length} scenes, in ${path.relative(process.cwd(), folder) || '.'}`,
);
