/**
 * The main job, from end to end, as a learner lives it: solve a problem, lose the network, solve more, come back, see the
 * verdicts. The built product, a real browser, a real database, the real judge; the server is really stopped, the first
 * answer is really lost, the tab is really killed.
 */
import fs from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Language, languageLabels, languages } from '../../contract/limits';
import { launchBrowser } from '../support/browser';
import { queryDatabase } from '../support/embedded-database';
import { type FlakyProxy, startFlakyProxy } from '../support/flaky-proxy';
import { freePort, makeDataDir, type Product, startProduct } from '../support/product';
import { solutionOf } from '../support/solutions';

const sample = 'SAMPLPRBLM';
const dataDir = makeDataDir();
const trouble: string[] = [];
let port: number;
let product: Product;
let proxy: FlakyProxy;
let browser: Browser;
let context: BrowserContext;
let page: Page;

const start = () => startProduct({ dataDir, port, env: { PUBLIC_URL: proxy.url, JUDGE_WORKERS: '1' } });

beforeAll(async () => {
  port = await freePort();
  proxy = await startFlakyProxy(() => port);
  product = await start();
  browser = await launchBrowser();
  context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  context.setDefaultTimeout(60_000);
  page = await openTab('/');
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await proxy?.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** A new tab on `path`, with what goes wrong in its scripts collected. */
async function openTab(path: string): Promise<Page> {
  const tab = await context.newPage();
  tab.on('pageerror', (error) => trouble.push(String(error)));
  await tab.goto(`${proxy.url}${path}`);
  return tab;
}

/** Ends a tab's process at once, as a phone that runs out of memory does. */
async function killTab(tab: Page): Promise<void> {
  const session = await context.newCDPSession(tab);
  const crashed = tab.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await tab.close();
}

async function chooseLanguage(tab: Page, language: Language): Promise<void> {
  await tab.getByLabel('Language').selectOption(language);
  await tab.locator(`.cm-content[data-language], .cm-content`).first().waitFor();
}

/** Replaces the editor's text by pasting, as a person with a prepared program would. */
async function writeCode(tab: Page, code: string): Promise<void> {
  const editor = tab.locator('.cm-content');
  await editor.click();
  await tab.keyboard.press('ControlOrMeta+a');
  await tab.keyboard.press('Delete');
  await editor.evaluate((element, text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, code);
}

const runButton = (tab: Page) => tab.getByRole('button', { name: /^Run/ });
const submitButton = (tab: Page) => tab.getByRole('button', { name: /^Submit/ });

async function submit(tab: Page, language: Language, code: string): Promise<void> {
  await chooseLanguage(tab, language);
  await writeCode(tab, code);
  await submitButton(tab).click();
}

/** How many of this device's submissions show a verdict, by the local database that every screen reads. */
const judged = (tab: Page, problemID: string) =>
  tab.evaluate(async (id) => {
    const open = indexedDB.open('codeferry-app');
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      open.onsuccess = () => resolve(open.result);
      open.onerror = () => reject(open.error);
    });
    const all = db.transaction('submissions').objectStore('submissions').getAll();
    const rows = await new Promise<{ problemID: string; state?: { verdict?: string } }[]>((resolve) => {
      all.onsuccess = () => resolve(all.result);
    });
    db.close();
    return rows.filter((row) => row.problemID === id).map((row) => row.state?.verdict ?? 'none');
  }, problemID);

describe('the main job', () => {
  test('HOME-1 SOLVE-18 a visitor comes from the home page to the sample problem and runs its samples here', async () => {
    await page
      .getByRole('link', { name: /sample problem/i })
      .first()
      .click();
    await page.waitForURL(`**/code/${sample}*`);
    await writeCode(page, solutionOf(sample, 'PYTHON3'));
    await runButton(page).click();
    await page.getByText('Output matches').first().waitFor();
  });

  test.each(languages.map((language) => [languageLabels[language], language] as const))(
    'API-20 SOLVE-2 %s is submitted and accepted by the judge',
    async (_label, language) => {
      const before = (await judged(page, sample)).filter((verdict) => verdict === 'AC').length;
      await submit(page, language, solutionOf(sample, language));
      await expect
        .poll(async () => (await judged(page, sample)).filter((verdict) => verdict === 'AC').length, {
          timeout: 60_000,
        })
        .toBe(before + 1);
      await page.getByText('Accepted').first().waitFor();
    },
  );

  test('a wrong program is told so', async () => {
    await submit(page, 'PYTHON3', solutionOf(sample, 'PYTHON3', 'wrong_answer'));
    await page.getByText('Wrong answer').first().waitFor();
  });

  describe('without a network', () => {
    const second = 'TWIN-BEACONS';
    const third = 'HULL-LETTERS';

    test('OFF-1 after one visit, every deep link works with the server stopped', async () => {
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await product.stop();
      await page.close();
      page = await openTab(`/code/${second}`);
      await page.locator('.cm-content').waitFor();
      for (const path of ['/', '/explore', `/problems/${second}`, '/challenges/first-crossing', '/terms']) {
        const tab = await openTab(path);
        await tab.getByRole('heading', { level: 1 }).first().waitFor();
        await tab.close();
      }
    });

    test('SOLVE-4 samples still run, in both languages that run here', async () => {
      for (const language of ['PYTHON3', 'JAVASCRIPT_NODE'] as const) {
        await chooseLanguage(page, language);
        await writeCode(page, solutionOf(second, language));
        await runButton(page).click();
        await page.getByText('Output matches').first().waitFor();
      }
    });

    test('a submission is kept on this device, also when the tab is killed', async () => {
      await submit(page, 'PYTHON3', solutionOf(second, 'PYTHON3'));
      await page.getByText('Saved on this device').first().waitFor();
      await killTab(page);
      page = await openTab(`/code/${third}`);
      await submit(page, 'CPP17', solutionOf(third, 'CPP17'));
      await page.getByText('Saved on this device').first().waitFor();
    });

    test('API-20 back online both get their verdicts without a reload, and exactly once though an answer was lost', async () => {
      const sentBefore = proxy.seen('/api/code/submit');
      proxy.dropNextAnswer('/api/code/submit');
      product = await start();
      await page.getByText('Accepted').first().waitFor({ timeout: 120_000 });
      await expect.poll(() => judged(page, second), { timeout: 120_000 }).toEqual(['AC']);
      expect(await judged(page, third)).toEqual(['AC']);
      expect(proxy.dropped()).toBe(1);
      expect(proxy.seen('/api/code/submit') - sentBefore).toBe(3);
      const rows = await queryDatabase<{ id: string; n: number }>(
        dataDir,
        `select problems.id, count(*)::int as n from submissions join problems on problems.pk = problem_pk
       where problems.id = any($1) group by 1`,
        [[second, third]],
      );
      expect(rows.map((row) => row.n)).toEqual([1, 1]);
    });

    test('no script of any tab failed on the way', () => {
      expect(trouble).toEqual([]);
    });
  });
});
