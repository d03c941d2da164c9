/**
 * The same for devices: a real Chromium with the built product, one profile with 1,000 problems in its database and one
 * with 20,000, in turns and without a network.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import type { ProblemQuery } from '../../src/data/copies/problem-order';
import { launchProfile } from '../../tests/support/browser/browser';
import { bundleForPage } from '../../tests/support/browser/bundle-for-page';
import { freePort, makeDataDir, startProduct } from '../../tests/support/product/product';
import { isAbove, measureInTurns, printResult } from './ratio';

const sizes = { small: 1000, large: 20_000 };

interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly url: string;
}

interface DeviceSample {
  readonly name: string;
  /** @returns milliseconds */
  measure(device: Device, round: number): Promise<number>;
}

const hasApp = (page: Page) =>
  page.evaluate(
    async () =>
      navigator.serviceWorker.controller !== null &&
      (await (await caches.open('runtimes')).keys()).length >= 4,
  );

async function openDevice(url: string, folder: string, script: string): Promise<Device> {
  const context = await launchProfile(folder);
  await context.addInitScript({ content: script });
  const page = await context.newPage();
  await page.goto(`${url}/terms`);
  await page.evaluate(() => document.dispatchEvent(new Event('keydown')));
  // A first visit stores the app with both cores.
  while (!(await hasApp(page))) await page.waitForTimeout(500);
  return { context, page, url };
}

async function fill({ page }: Device, problems: number): Promise<void> {
  const startedAt = performance.now();
  await page.evaluate((count) => window.growth.fill(count), problems);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`${problems} problems stored on a device in ${seconds} s`);
}

const search = (name: string, queries: readonly string[]): DeviceSample => ({
  name: `search on the device, ${name}`,
  measure: async ({ page }, round) =>
    (await page.evaluate((query) => window.growth.search(query), queries[round % queries.length] ?? ''))
      .tookMs,
});

const list = (name: string, more: Partial<ProblemQuery>, limit = 25): DeviceSample => ({
  name: `list on the device, ${name}`,
  measure: async ({ page }) => {
    const query: ProblemQuery = { sort: 'title', direction: 'asc', tags: [], ...more };
    return (
      await page.evaluate(([asked, count]) => window.growth.list(asked, count), [query, limit] as const)
    ).tookMs;
  },
});

/** In a new tab, until the page shows what `selector` names. */
const start = (name: string, address: string, selector: string): DeviceSample => ({
  name: `start of the app, ${name}`,
  measure: async ({ context, url }) => {
    const page = await context.newPage();
    const startedAt = performance.now();
    await page.goto(`${url}${address}`, { waitUntil: 'commit' });
    await page.locator(selector).first().waitFor();
    const tookMs = performance.now() - startedAt;
    await page.close();
    return tookMs;
  },
});

const samples: readonly DeviceSample[] = [
  search('one letter', ['a', 's', 'm', 'x']),
  search('a beginning', ['sho', 'arr', 'gra', 'bri']),
  search('a word', ['graph', 'longest', 'harbour', 'sum']),
  search('two words', ['shortest path', 'sum array', 'binary tree']),
  search('typing errors', ['shrotest', 'hrabour', 'dsitance', 'conector brige']),
  search('words of statements', ['bracedi', 'permutation atom', 'lomuna']),
  search('nothing', ['qqqq', 'zzzyx', '12345678']),
  list('first rows', {}),
  list('by difficulty, descending', { sort: 'difficulty', direction: 'desc' }),
  list('of a frequent tag', { tags: ['sum'] }),
  list('of one difficulty', { difficulty: 'hard' }),
  list('after the first rows', {}, 250),
  start('home', '/', 'main h1, main h2'),
  start('list of problems', '/explore', 'main li a'),
];

/** Needs a build. @returns whether a ratio is above the limit */
export async function measureDevice(rounds: number, only: string | undefined): Promise<boolean> {
  const dataDir = makeDataDir();
  const folders = ['small', 'large'].map((name) =>
    fs.mkdtempSync(path.join(os.tmpdir(), `codeferry-growth-${name}-`)),
  );
  const product = await startProduct({ dataDir, port: await freePort(), env: { JUDGE_WORKERS: '0' } });
  const devices: Device[] = [];
  let failed = false;
  try {
    const script = await bundleForPage(path.join(import.meta.dirname, 'device-page.ts'));
    const [one, other] = await Promise.all(folders.map((folder) => openDevice(product.url, folder, script)));
    if (!one || !other) throw new Error('two devices are needed');
    devices.push(one, other);
    // The server has other problems, whose list would replace these.
    await product.stop();
    await fill(one, sizes.small);
    await fill(other, sizes.large);
    for (const { name, measure } of samples.filter(
      (sample) => only === undefined || sample.name.includes(only),
    )) {
      const result = await measureInTurns(
        (round) => measure(one, round),
        (round) => measure(other, round),
        name.startsWith('start') ? Math.ceil(rounds / 2) : rounds,
      );
      printResult(name, result);
      failed ||= isAbove(result);
    }
  } finally {
    for (const { context } of devices) await context.close();
    await product.stop();
    for (const folder of [dataDir, ...folders]) fs.rmSync(folder, { recursive: true, force: true });
  }
  return failed;
}
