/**
 * Before a service worker exists, the network fails. A browser caches a failed dynamic import for the
 * page's lifetime.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rowsOnDevice } from '../../support/browser/device-database';
import { startVisit, withServiceWorker } from '../../support/browser/visit';
import { writeProgram } from '../../support/pages/solve-page';
import type { FlakyProxy } from '../../support/product/flaky-proxy';

const patience = { timeout: 60_000 };
const typed = 'print("typed before the cut")';
const visit = await startVisit({ viaProxy: true });
const proxy = visit.proxy as FlakyProxy;
const scripts = fs.readdirSync(path.join(import.meta.dirname, '../../../dist/web/assets'));
let context: BrowserContext;

const submitButton = (page: Page) => page.locator('button:enabled', { hasText: /^Submit/ });
const code = (page: Page) => page.locator('.cm-content').innerText();

let cutNow = () => {};
let mend = () => {};

/** A slow line: the worker and the files named `late` are still loading at the cut. */
function slowDown(late: RegExp): void {
  if (!scripts.some((script) => late.test(`/${script}`))) throw new Error(`No script matches ${late}`);
  const until = new Promise<void>((resolve) => {
    cutNow = resolve;
  });
  const stops = ['/sw.js', late].map((path) => proxy.meddle(path, { until, broken: true }));
  mend = () => {
    cutNow();
    for (const stop of stops) stop();
    stops.length = 0;
  };
}

async function openSlowly(path: string, late: RegExp): Promise<Page> {
  slowDown(late);
  const page = await context.newPage();
  await visit.open(path, page);
  return page;
}

/** From now on no request reaches the server. */
function cut(): void {
  const stop = proxy.meddle(/^/, { broken: true });
  const mendBefore = mend;
  mend = () => {
    mendBefore();
    stop();
  };
  cutNow();
}

const lostAPart = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => addEventListener('vite:preloadError', () => resolve(), { once: true })),
  );

beforeEach(async () => {
  ({ context } = await visit.openDevice(withServiceWorker));
});
afterEach(() => mend());

test('OFF-2 a page that loses the network before the sending code has loaded sends its submission when the network is back', async () => {
  const page = await openSlowly('/code/SAMPLPRBLM', /\/sending-/);
  await page.locator('.cm-content').waitFor(patience);
  await writeProgram(page, typed);
  await submitButton(page).click();
  await page.getByText('Saved on this device').first().waitFor();
  cut();
  expect(await rowsOnDevice(page, 'outbox')).toMatchObject([{ state: 'queued' }]);
  mend();
  const states = async () =>
    (await rowsOnDevice<{ state: string }>(page, 'outbox')).map(({ state }) => state);
  await expect.poll(states, patience).toEqual(['done']);
  await page.locator('.cm-content').waitFor(patience);
  expect(await code(page)).toContain(typed);
});

test('a submission that fails because a script is missing stays in the editor, and can be submitted when the network is back', async () => {
  const page = await openSlowly('/code/SAMPLPRBLM', /\/files-/);
  await page.locator('.cm-content').waitFor(patience);
  await writeProgram(page, typed);
  await submitButton(page).click();
  cut();
  await page.getByText('Your submission was not saved').first().waitFor();
  const loadedAnew = page.waitForEvent('load', patience);
  mend();
  await loadedAnew;
  await page.locator('.cm-content').waitFor(patience);
  await expect.poll(() => code(page)).toContain(typed);
  await submitButton(page).click();
  await expect.poll(() => rowsOnDevice(page, 'outbox'), patience).toMatchObject([{ state: 'done' }]);
});

test('when the network is back, a page that has lost a background script reloads, except while its form contains typed text', async () => {
  slowDown(/\/app-update-/);
  const [idle, typing] = [await context.newPage(), await context.newPage()];
  await visit.open('/terms', idle);
  await idle.getByRole('heading', { level: 1 }).waitFor();
  await visit.open('/login', typing);
  const field = typing.getByRole('textbox').first();
  await field.fill('ada@example.org');
  const lost = Promise.all([lostAPart(idle), lostAPart(typing)]);
  cut();
  await lost;
  const loadedAnew = idle.waitForEvent('load', patience);
  mend();
  await loadedAnew;
  await idle.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, patience);
  expect(await field.inputValue()).toBe('ada@example.org');
  const loadedLater = typing.waitForEvent('load', patience);
  await field.fill('');
  await loadedLater;
});
