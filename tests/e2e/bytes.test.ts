/** What pages weigh on a first visit: the budgets of docs/performance.md, in kB of 1000 bytes; JavaScript as gzip. */
import fs from 'node:fs';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser';
import { brotliBytes, gzipBytes, precachedFiles, weighPage } from '../support/page-bytes';
import { freePort, makeDataDir, type Product, startProduct } from '../support/product';
import { desktop, phone } from '../support/visit';

const kB = 1000;
const dataDir = makeDataDir();
let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ dataDir, port: await freePort(), env: { JUDGE_WORKERS: '0' } });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** Somebody who signed in on an earlier visit: the page to make contests is for members. */
const member = {
  'codeferry.session': JSON.stringify({
    person: { uid: 'weigher', email: 'w@example.org', username: 'weigher', displayName: 'W', photoURL: null },
    identity: { provider: 'local' },
    at: 0,
  }),
};

const statement = '[aria-label="Statement"] p';
/** `untilUsable`: where the server writes a first screen, until the app has taken over and its controls respond. */
const budgets = [
  { address: '/', viewport: phone, content: 'main h1', byItself: 150, inAll: 272 },
  { address: '/login', viewport: phone, content: 'main form', byItself: 150, inAll: 272 },
  {
    address: '/explore',
    viewport: phone,
    content: 'main a[href^="/code/"]',
    untilUsable: 200,
    byItself: 220,
    inAll: 280,
  },
  {
    address: '/contests/create',
    viewport: phone,
    content: 'main h1',
    byItself: 195,
    inAll: 320,
    stored: member,
  },
  // By itself: with the editor, and with what asks the server, after the controls respond. A desk shows the editor at once.
  {
    address: '/code/SAMPLPRBLM',
    viewport: phone,
    content: statement,
    untilUsable: 240,
    byItself: 460,
    inAll: 490,
  },
  {
    address: '/code/SAMPLPRBLM',
    viewport: desktop,
    content: statement,
    untilUsable: 400,
    byItself: 460,
    inAll: 490,
  },
];

test('no page loads more script than its budget, by itself and in all', { timeout: 240_000 }, async () => {
  const weighed: string[] = [];
  const tooHeavy: string[] = [];
  for (const { address, byItself, inAll, untilUsable = 0, ...options } of budgets) {
    const weight = await weighPage(browser, { ...options, url: product.url + address });
    const line = `${address} at ${options.viewport.width} px: ${weight.untilUsable / kB} of ${untilUsable} kB until it responds, ${weight.byItself / kB} of ${byItself} kB by itself, ${weight.inAll / kB} of ${inAll} kB in all`;
    weighed.push(line);
    const isTooHeavy =
      weight.untilUsable > untilUsable * kB || weight.byItself > byItself * kB || weight.inAll > inAll * kB;
    // Weighed at all: the app has taken over.
    if (untilUsable > 0 && weight.untilUsable === 0) tooHeavy.push(`${address} is never usable`);
    if (isTooHeavy) tooHeavy.push(line);
    // Everything of a first visit, the worker's own downloads aside.
    if (weight.byItself + weight.others > 1000 * kB) tooHeavy.push(`${address}: more than 1 MB together`);
  }
  console.log(weighed.join('\n'));
  expect(tooHeavy).toEqual([]);
});

test('the service worker and what it keeps on the device stay within their budgets', () => {
  const files = precachedFiles();
  expect(files.length).toBeGreaterThan(30);
  expect(gzipBytes('sw.js')).toBeLessThan(35 * kB);
  // Loaded once, to send with all tabs closed: the database, the schemas and what sends.
  const delivery = gzipBytes('sw-delivery.js');
  console.log(`what the worker sends with: ${delivery / kB} kB`);
  expect(delivery).toBeLessThan(78 * kB);
  const isRuntime = (file: string) => /\.worker-|native-lane-/.test(file);
  const sum = (some: string[]) => some.reduce((bytes, file) => bytes + brotliBytes(file), 0);
  const app = sum(files.filter((file) => !isRuntime(file)));
  const runtimes = sum(files.filter(isRuntime));
  console.log(`the app on the device: ${app / kB} kB, what runs programs: ${runtimes / kB} kB`);
  expect(app).toBeLessThan(1000 * kB);
  expect(runtimes).toBeLessThan(320 * kB);
});
