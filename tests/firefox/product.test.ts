import { afterAll, expect, test } from 'vitest';
import type { Language } from '../../contract/limits';
import { firefoxTab } from '../../tools/browsers/firefox';
import { queueDrained, workWithoutServer } from '../../tools/browsers/without-server';
import { launchFirefox, waitUntil } from '../support/browser/firefox';
import { serveProduct } from '../support/browser/visit';
import { queryDatabase } from '../support/product/embedded-database';
import { solutionOf } from '../support/solutions';

const problemID = 'SAMPLPRBLM';
const product = await serveProduct();
const browser = await launchFirefox();
afterAll(() => browser.close());
const page = await browser.newPage();
page.setDefaultTimeout(60_000);

const shown = (text: string) => waitUntil(page, (text) => document.body.innerText.includes(text), text);

async function openProblem(): Promise<void> {
  await page.goto(`${product.url}/code/${problemID}`);
  await page.waitForSelector('.cm-content');
}

async function run(language: Language, code: string): Promise<void> {
  await page.select('select:has(option[value="PYTHON3"])', language);
  await page.waitForSelector('.cm-content');
  await page.click('.cm-content');
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.press('Delete');
  // Firefox gives a synthetic paste event no data; this command inserts text like a paste.
  await page.evaluate((text) => document.execCommand('insertText', false, text), code);
  await waitUntil(page, () => {
    const buttons = [...document.querySelectorAll('button')];
    const run = buttons.find(
      (button) => /^Run (?:samples|my input)/.test(button.innerText) && !button.disabled,
    );
    run?.click();
    return run !== undefined;
  });
}

/** Waits until the runtimes are downloaded, and runs samples. */
async function runOnline(): Promise<void> {
  await openProblem();
  await waitUntil(page, () => navigator.serviceWorker.controller !== null);
  await waitUntil(page, async () => (await (await caches.open('runtimes')).keys()).length === 4);
  await runBoth();
}

async function runBoth(): Promise<void> {
  for (const language of ['PYTHON3', 'JAVASCRIPT_NODE'] as const) {
    await run(language, solutionOf(problemID, language));
    await shown('Output matches');
  }
}

test('OFF-1 OFF-2 samples run, also after a reload with the server stopped, where an endless program is stopped; offline drafts and submissions survive reloads, and are sent once when the server returns', async () => {
  await runOnline();
  await product.stopServer();
  await openProblem();
  await runBoth();
  await run('PYTHON3', 'while True: pass');
  await shown('it took too long');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);

  const tab = firefoxTab(page, async () => {});
  await workWithoutServer(tab, product.url);
  await product.startServer();
  await queueDrained(tab);
  const rows = await queryDatabase(product.dataDir, 'select count(*)::int as n from submissions');
  expect(rows).toEqual([{ n: 1 }]);
});
