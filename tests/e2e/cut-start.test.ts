/**
 * Before a service worker exists, the network fails. A browser caches a failed dynamic import for the
 * page's lifetime.
 */
import type { Page } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rowsOnDevice } from '../support/device-database';
import type { FlakyProxy } from '../support/flaky-proxy';
import { writeProgram } from '../support/solve-page';
import { type Device, startVisit, withServiceWorker } from '../support/visit';

const patience = { timeout: 60_000 };
const typed = 'print("typed before the cut")';
const visit = await startVisit({ viaProxy: true });
const proxy = visit.proxy as FlakyProxy;
let device: Device;
let isServing = true;

const submitButton = (page: Page) => page.locator('button:enabled', { hasText: /^Submit/ });
const code = (page: Page) => page.locator('.cm-content').innerText();

let cutNow = () => {};
let mend = () => {};

/** A slow line: the worker and these files are still loading at the cut. */
async function openSlowly(path: string, late: RegExp): Promise<Page> {
  const until = new Promise<void>((resolve) => {
    cutNow = resolve;
  });
  const stops = ['/sw.js', late].map((path) => proxy.meddle(path, { until, broken: true }));
  mend = () => {
    for (const stop of stops) stop();
  };
  await visit.open(path, device.page);
  return device.page;
}

async function cut(): Promise<void> {
  await visit.stopServer();
  isServing = false;
  cutNow();
}

async function comeBack(): Promise<void> {
  mend();
  await visit.startServer();
  isServing = true;
}

beforeEach(async () => {
  device = await visit.openDevice(withServiceWorker);
});
afterEach(async () => {
  mend();
  await device.context.close();
  if (!isServing) await visit.startServer();
  isServing = true;
});

test('OFF-2 a page that loses the network before the sending code has loaded sends its submission when the network is back', async () => {
  const page = await openSlowly('/code/SAMPLPRBLM', /\/sending-/);
  await page.locator('.cm-content').waitFor(patience);
  await writeProgram(page, typed);
  await submitButton(page).click();
  await page.getByText('Saved on this device').first().waitFor();
  await cut();
  expect(await rowsOnDevice(page, 'outbox')).toMatchObject([{ state: 'queued' }]);
  await comeBack();
  const states = async () =>
    (await rowsOnDevice<{ state: string }>(page, 'outbox')).map(({ state }) => state);
  await expect.poll(states, patience).toEqual(['done']);
  await page.locator('.cm-content').waitFor(patience);
  expect(await code(page)).toContain(typed);
});

test('a submission that fails because a script is missing stays in the editor, and can be submitted when the network is back', async () => {
  const page = await openSlowly('/code/SAMPLPRBLM', /\/work-file-/);
  await page.locator('.cm-content').waitFor(patience);
  await writeProgram(page, typed);
  await submitButton(page).click();
  await cut();
  await page.getByText('Your submission was not saved').first().waitFor();
  const loadedAnew = page.waitForEvent('load', patience);
  await comeBack();
  await loadedAnew;
  await page.locator('.cm-content').waitFor(patience);
  await expect.poll(() => code(page)).toContain(typed);
  await submitButton(page).click();
  await expect.poll(() => rowsOnDevice(page, 'outbox'), patience).toMatchObject([{ state: 'done' }]);
});

test('a page that has lost background scripts reloads when the network is back, if nothing was typed', async () => {
  const page = await openSlowly('/terms', /\/app-update-/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await cut();
  const loadedAnew = page.waitForEvent('load', patience);
  await comeBack();
  await loadedAnew;
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, patience);
});

test('a page does not reload while its form contains typed text', async () => {
  const page = await openSlowly('/login', /\/app-update-/);
  const field = page.getByRole('textbox').first();
  await field.fill('ada@example.org');
  const lost = page.evaluate(
    () =>
      new Promise<void>((resolve) => addEventListener('vite:preloadError', () => resolve(), { once: true })),
  );
  await cut();
  await lost;
  await comeBack();
  // Longer than the other files need to reload.
  await page.waitForTimeout(8000);
  await expect.poll(() => field.inputValue()).toBe('ada@example.org');
});
