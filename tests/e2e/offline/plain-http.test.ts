/** A school's local server without HTTPS, so without a service worker. */
import type { Page } from 'playwright';
import { afterAll, beforeEach, expect } from 'vitest';
import { launchBrowser } from '../../support/browser/browser';
import { rowsOnDevice } from '../../support/browser/device-database';
import { firstScreenReady } from '../../support/browser/first-screen-ready';
import { shifted } from '../../support/browser/layout-shift';
import { takenOver } from '../../support/browser/taken-over';
import { desktop, phone, serveProduct } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { chooseLanguage, writeProgram } from '../../support/pages/solve-page';

const host = 'school.example';
const serving = await serveProduct();
// A host name, because browsers trust localhost addresses.
const browser = await launchBrowser([`--host-resolver-rules=MAP ${host} 127.0.0.1`]);
afterAll(() => browser.close());
const origin = serving.url.replace('127.0.0.1', host);
const failures: string[] = [];
let page: Page;
const notice = () => page.getByRole('complementary', { name: 'Plain HTTP' });

beforeEach(async () => {
  for (const context of browser.contexts()) await context.close();
  const context = await browser.newContext({ viewport: desktop });
  context.setDefaultTimeout(60_000);
  page = await context.newPage();
  page.on('pageerror', (error) => failures.push(String(error)));
});

const loaded = (script: RegExp) =>
  page.waitForFunction(
    (source) => performance.getEntriesByType('resource').some(({ name }) => new RegExp(source).test(name)),
    script.source,
  );
const receipts = async () =>
  (await rowsOnDevice<{ receipt: string }>(page, 'submissions')).map(({ receipt }) => receipt);

/** Call after the server has stopped. Starts it again. */
async function submitAndSend(): Promise<void> {
  await page.getByRole('button', { name: /^Submit/ }).click();
  // With a sentence after it, unlike the text about the draft; the notice says it in the middle of a sentence.
  await page
    .getByText(/^Saved on this device\. /)
    .filter({ visible: true })
    .first()
    .waitFor();
  expect(await page.getByText('Your submission was not saved').count()).toBe(0);
  expect(await receipts()).toEqual(['saved']);
  await serving.startServer();
  await expect.poll(receipts, { timeout: 60_000 }).toEqual(['sent']);
}

async function openWithProgram(): Promise<void> {
  await page.goto(`${origin}/code/TWIN-BEACONS`);
  await chooseLanguage(page, 'PYTHON3');
  await writeProgram(page, 'print(1)');
  // Submit's code loads in the background; it must be complete before the server stops.
  await loaded(/\/solve-verdict-/);
  await page.waitForLoadState('networkidle');
}

test('OFF-2 every page says at once what does not work over plain HTTP', async () => {
  for (const path of ['/', '/explore', '/contests', '/code/SAMPLPRBLM', '/offline']) {
    await page.goto(`${origin}${path}`);
    await notice().getByText('Pages do not open without the server').waitFor();
  }
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByText('Browsers install apps over HTTPS only. Open this site over HTTPS.').waitFor();
  expect(await page.getByText(/press "Install"/).count()).toBe(0);
});

test('OFF-2 the notice is there before the app, and nothing moves when the app takes over', async () => {
  await firstScreenReady(serving.url);
  await page.setViewportSize(phone);
  for (const path of ['/explore', '/code/SAMPLPRBLM', '/contests', '/']) {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/**', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
    await notice().getByText('Pages do not open without the server').waitFor();
    const before = await notice().boundingBox();
    release();
    await page.locator('#content').waitFor();
    await takenOver(page);
    await page.waitForLoadState('networkidle');
    await page.unrouteAll({ behavior: 'wait' });
    expect([path, await notice().boundingBox()]).toEqual([path, before]);
    const { sum, moved } = await shifted(page);
    expect(sum, `${path}\n${moved.join('\n')}`).toBeLessThan(0.02);
  }
});

test('OFF-2 nothing offers a download that cannot be kept', async () => {
  await page.goto(`${origin}/code/SAMPLPRBLM`);
  await chooseLanguage(page, 'PYTHON3');
  await page.getByText('Over plain HTTP, the first run after a page load downloads Python 3.').waitFor();
  await chooseLanguage(page, 'CPP17');
  await page.getByText('If you open this site over HTTPS, you can download C++').waitFor();
  expect(await page.getByRole('button', { name: /^Download/ }).count()).toBe(0);
  await page.goto(`${origin}/offline`);
  await expect
    .poll(() => page.getByText('Cannot be saved on this device over plain HTTP').count(), { timeout: 20_000 })
    .toBe(3);
  await page.getByRole('button', { name: 'Download everything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download everything' });
  await dialog.getByText('Over plain HTTP, this browser cannot open pages without the server').waitFor();
  expect(await page.getByRole('button', { name: /^Download/ }).count()).toBe(1);
  await dialog.getByRole('link', { name: 'Open it over HTTPS' }).click();
  await page.getByRole('heading', { level: 1, name: 'Join this server' }).waitFor();
});

deepTest('OFF-2 Submit without the server saves on the device and sends later', async () => {
  await openWithProgram();
  await loaded(/\/sending-/);
  await serving.stopServer();
  await submitAndSend();
  expect(failures).toEqual([]);
});

deepTest('OFF-2 a page that lost its sending code with the server sends by itself later', async () => {
  // Without the icon, the page takes the server for unreachable.
  const lost = /\/sending-|\/favicon\.svg/;
  await page.route(lost, (route) => route.abort());
  await openWithProgram();
  await page.getByRole('tab', { name: 'Custom input' }).click();
  await page.getByLabel('Input for the next run').fill('4 6 47');
  await serving.stopServer();
  await page.unroute(lost);
  await submitAndSend();
});

deepTest(
  'the notice leads to the join page, which says how to start a server for a local network, and returns after it',
  async () => {
    await page.goto(`${origin}/explore`);
    await notice().getByRole('link', { name: 'Open it over HTTPS' }).click();
    await page.getByRole('heading', { level: 1, name: 'Join this server' }).waitFor();
    await page.getByText('npm start -- --lan').waitFor();
    expect(await notice().count()).toBe(0);
    await page.getByRole('link', { name: 'Explore', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Explore' }).waitFor();
    await notice().waitFor();
  },
);

deepTest('a dismissed notice stays hidden in this tab', async () => {
  await page.goto(`${origin}/terms`);
  await notice().getByRole('button', { name: 'Hide' }).click();
  await page.goto(`${origin}/explore`);
  await page.getByRole('heading', { level: 1, name: 'Explore' }).waitFor();
  expect(await notice().count()).toBe(0);
});
