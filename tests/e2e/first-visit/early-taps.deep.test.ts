/** A first visit whose scripts arrive long after the first screen: the tests hold them back. */
import type { Page } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rowsOnDevice } from '../../support/browser/device-database';
import { firstScreenReady } from '../../support/browser/first-screen-ready';
import { type Device, phone, startVisit } from '../../support/browser/visit';
import type { FlakyProxy } from '../../support/product/flaky-proxy';

const visit = await startVisit({ viaProxy: true });
const proxy = visit.proxy as FlakyProxy;
await firstScreenReady(visit.url);
let device: Device;
let letScriptsGo = () => {};

async function openEarly(path: string): Promise<Page> {
  const until = new Promise<void>((resolve) => {
    letScriptsGo = resolve;
  });
  const stop = proxy.meddle(/^\/assets\/.*\.js$/, { until });
  void until.then(stop);
  await device.page.goto(visit.url + path, { waitUntil: 'commit' });
  await device.page.locator('#first-screen h1').waitFor();
  return device.page;
}

const early = (page: Page) => page.locator('#first-screen');
const isBusy = (page: Page, name: string) =>
  page
    .locator('[data-early-screen] [aria-busy="true"]')
    .filter({ hasText: name })
    .or(page.locator(`[data-early-screen] [aria-busy="true"][aria-label="${name}"]`));

async function takeOver(page: Page): Promise<void> {
  letScriptsGo();
  await early(page).waitFor({ state: 'detached' });
}

beforeEach(async () => {
  device = await visit.openDevice({ viewport: phone, hasTouch: true });
});
afterEach(() => letScriptsGo());

test('NAV-16 the Code tab opens before the app has loaded, and stays open', async () => {
  const page = await openEarly('/code/SAMPLPRBLM');
  await page.getByRole('button', { name: 'Code', exact: true }).tap();
  const field = early(page).getByRole('textbox', { name: 'Code' });
  await field.waitFor();
  expect(await early(page).getByText('The little ferry').isVisible()).toBe(false);
  await takeOver(page);
  await page.locator('.cm-content').waitFor();
  expect(await page.getByRole('button', { name: 'Code', exact: true }).getAttribute('aria-current')).toBe(
    'true',
  );
});

test('RUN-1 pressing Run samples before the app has loaded shows that it is pending, and then runs', async () => {
  const page = await openEarly('/code/SAMPLPRBLM');
  await page.getByRole('button', { name: 'Run samples' }).tap();
  await isBusy(page, 'Run samples').waitFor();
  await early(page).getByRole('status').getByText('as soon as the page has loaded').waitFor();
  await takeOver(page);
  await page.getByRole('tab', { name: 'Samples' }).waitFor();
  await page.getByText('0 of 3 samples match.').first().waitFor({ timeout: 60_000 });
  await expect
    .poll(() => page.getByRole('button', { name: 'Results' }).getAttribute('aria-current'))
    .toBe('true');
});

test('RUN-2 pressing Submit before the app has loaded saves the code once', async () => {
  const page = await openEarly('/code/SAMPLPRBLM');
  await page.getByRole('button', { name: 'Submit' }).tap();
  await page.getByRole('button', { name: 'Submit' }).tap();
  await isBusy(page, 'Submit').waitFor();
  await takeOver(page);
  await page.getByRole('status').getByText('Saved on this device').first().waitFor();
  expect(await rowsOnDevice(page, 'submissions')).toMatchObject([
    { problemID: 'SAMPLPRBLM', language: 'PYTHON3' },
  ]);
});

test('SOLVE-7 code typed before the app has loaded is kept, moves into the editor, and is submitted', async () => {
  const page = await openEarly('/code/SAMPLPRBLM');
  await page.getByRole('button', { name: 'Code', exact: true }).tap();
  const field = early(page).getByRole('textbox', { name: 'Code' });
  await field.fill('print("typed early")\n');
  await field.press('Control+End');
  await takeOver(page);
  await page.keyboard.type('print(2)');
  await page.locator('.cm-content').waitFor();
  await page.keyboard.type('# on');
  await expect
    .poll(() => page.locator('.cm-line').allInnerTexts())
    .toEqual(['print("typed early")', 'print(2)# on']);
  await page.keyboard.press('Control+Shift+Enter');
  await expect
    .poll(() => rowsOnDevice(page, 'submissions'))
    .toMatchObject([{ code: 'print("typed early")\nprint(2)# on' }]);
});

test('RUN-1 the shortcuts for Run, Submit and Search work before the app has loaded', async () => {
  const page = await openEarly('/code/SAMPLPRBLM');
  await page.keyboard.press('Control+Shift+Enter');
  await page.keyboard.press('Control+k');
  await isBusy(page, 'Submit').waitFor();
  await isBusy(page, 'Search').waitFor();
  await takeOver(page);
  await expect.poll(() => rowsOnDevice(page, 'submissions')).toHaveLength(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
});

test('EXP-1 the whole card is a link before the app has loaded', async () => {
  const page = await openEarly('/explore');
  const card = early(page).getByRole('listitem').filter({ hasText: 'First crossing' });
  await card.getByText('Six short problems').tap({ force: true, noWaitAfter: true });
  letScriptsGo();
  await page.waitForURL(/\/challenges\/first-crossing/);
  await page.getByRole('heading', { name: 'First crossing' }).waitFor();
});

test('EXP-5 a filter chosen before the app has loaded is applied to the problems', async () => {
  const page = await openEarly('/explore');
  await early(page).getByLabel('Difficulty').selectOption('hard');
  await early(page)
    .getByRole('button', { name: /^Ascending/ })
    .tap();
  await takeOver(page);
  await page.waitForURL(/difficulty=hard/);
  await page.waitForURL(/direction=desc/);
  expect(await page.getByLabel('Difficulty').inputValue()).toBe('hard');
});

test('NAV-28 Search opens and gets the focus when pressed before the app has loaded', async () => {
  const page = await openEarly('/explore');
  await page.getByRole('button', { name: 'Search' }).tap();
  await isBusy(page, 'Search').waitFor();
  await takeOver(page);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
});

test('D-40 Settings opens its menu when pressed before the app has loaded, and the menu stays open', async () => {
  for (let visits = 0; visits < 3; visits += 1) {
    // On a device that has the app, no script comes from the server.
    if (visits > 0) device = await visit.openDevice({ viewport: phone, hasTouch: true });
    // The start of the app is slow, so that its effects run long after the replayed press.
    const devtools = await device.context.newCDPSession(device.page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const page = await openEarly('/explore');
    await page.getByRole('button', { name: 'Settings' }).tap();
    await takeOver(page);
    const menu = page.getByRole('region', { name: 'Settings' });
    await menu.waitFor();
    await page.locator('main a[href^="/code/"]').first().waitFor();
    expect(await menu.isVisible()).toBe(true);
    letScriptsGo();
  }
});

test('NAV-32 the back link leads to the previous page before the app has loaded', async () => {
  const page = await openEarly('/code/SAMPLPRBLM?from=%2Fexplore%3Ftag%3Dbeginner');
  await early(page).getByRole('link', { name: 'Back' }).tap({ noWaitAfter: true });
  letScriptsGo();
  await page.waitForURL(/\/explore\?(.*&)?tag=beginner/);
});

test('a press on one page has no effect on another page', async () => {
  const page = await openEarly('/code/SAMPLPRBLM');
  await page.getByRole('button', { name: 'Submit' }).tap();
  await page.evaluate(() => history.pushState(null, '', '/code/TWIN-BEACONS'));
  letScriptsGo();
  await page.getByRole('heading', { level: 1, name: 'Twin' }).waitFor();
  await page.locator('button:enabled', { hasText: 'Submit' }).waitFor();
  expect(await rowsOnDevice(page, 'submissions')).toEqual([]);
});
