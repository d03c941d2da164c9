/** The server's first screen: appearance, screen reader, keyboard, and the app's takeover. */
import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { faultsOn } from '../../support/browser/accessibility';
import { desktop, phone, startVisit } from '../../support/browser/visit';
import type { FlakyProxy } from '../../support/product/flaky-proxy';
import { earlyPages } from './early-pages';

const visit = await startVisit({ viaProxy: true, wholeBrowser: true });
const proxy = visit.proxy as FlakyProxy;
const { openEarly, letGo } = await earlyPages(visit);

afterEach(() => {
  letGo('scripts');
  letGo('fonts');
});

test('NAV-16 the controls of the first solve screen have names and are reachable by the Tab key', async () => {
  const page = await openEarly('/code/SAMPLPRBLM', desktop);
  const reached: string[] = [];
  for (let presses = 0; presses < 16; presses += 1) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim() ?? '';
      }),
    );
  }
  for (const name of [
    'Codeferry, home',
    'Explore',
    'Search',
    'Settings',
    'Sign In',
    'Back',
    'Run samples',
    'Submit',
    'Language',
    'Code',
  ])
    expect(reached).toContain(name);
  expect(await faultsOn(page, 'first solve screen')).toEqual([]);
});

test('NAV-16 the icons of the first solve screen have no background', async () => {
  const page = await openEarly('/code/SAMPLPRBLM', desktop);
  const backgrounds = await page
    .locator('#first-screen .boot-actions svg')
    .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).backgroundColor));
  expect(backgrounds).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
});

test('NAV-2 the controls of the first explore page have names', async () => {
  const page = await openEarly('/explore', phone);
  const screen = page.locator('#first-screen');
  for (const name of ['Tag', 'Difficulty', 'Kind', 'Sort by'])
    await screen.getByRole('combobox', { name }).waitFor();
  await screen.getByRole('link', { name: 'First crossing' }).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contests' }).waitFor();
  expect(await faultsOn(page, 'first explore page')).toEqual([]);
});

test('NAV-16 the control keeps the focus when the app takes over', async () => {
  const page = await openEarly('/code/SAMPLPRBLM', phone);
  await page.getByRole('button', { name: 'Results' }).focus();
  letGo('scripts');
  await page.locator('#first-screen').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Results');
});

test('the scripts of a page load without any user action', async () => {
  const { page } = await visit.openDevice({ viewport: phone });
  await page.goto(`${visit.url}/code/SAMPLPRBLM`);
  await page.locator('#first-screen').waitFor({ state: 'detached' });
  await page.locator('button:enabled', { hasText: 'Submit' }).waitFor();
});

const stalled = (page: Page) => page.getByRole('alert').filter({ hasText: 'did not load completely' });

test('NAV-16 a page whose scripts fail to load says so at once, stays readable, and keeps typed text when loaded again', async () => {
  const ends = [/^\/assets\/.*\.js$/, '/favicon.svg'].map((path) => proxy.meddle(path, { broken: true }));
  const { page } = await visit.openDevice({ viewport: phone });
  await page.goto(`${visit.url}/code/SAMPLPRBLM`, { waitUntil: 'commit' });
  await stalled(page).waitFor();
  await page.getByText('The little ferry').first().waitFor();
  // A stalled page does not mark the button as busy.
  await page.getByRole('button', { name: 'Run samples' }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.poll(() => again.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await page.locator('[data-early-screen] [aria-busy="true"]').count()).toBe(0);
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill('print("kept")\n');
  await again.click();
  await page.getByText('The server still does not answer').waitFor();
  for (const end of ends) end();
  await again.click();
  await page.locator('#first-screen').waitFor({ state: 'detached' });
  expect(await stalled(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await page.locator('.cm-line', { hasText: 'print("kept")' }).waitFor();
});

test('NAV-1 a page without its own first screen also reports scripts that fail to load', async () => {
  const end = proxy.meddle(/^\/assets\/.*\.js$/, { broken: true });
  const { page } = await visit.openDevice({ viewport: phone });
  await page.goto(`${visit.url}/contests`, { waitUntil: 'commit' });
  await stalled(page).waitFor();
  end();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Contests' }).waitFor();
  expect(await stalled(page).count()).toBe(0);
});

test('NAV-16 a page that stalls for 15 s shows a message, and hides it when loading continues', async () => {
  const { page } = await visit.openDevice({ viewport: phone });
  await page.addInitScript(() => {
    const came: string[] = [];
    Object.assign(globalThis, { came });
    new PerformanceObserver((list) => came.push(...list.getEntries().map(({ name }) => name))).observe({
      type: 'resource',
    });
  });
  const hasCome = (begin: string, end: string) =>
    page.waitForFunction(
      ([begin, end]) =>
        (globalThis as { came?: string[] }).came?.some(
          (name) => name.includes(`/assets/${begin}-`) && name.endsWith(end),
        ),
      [begin, end] as const,
    );
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  let letOneGo = () => {};
  let letAllGo = () => {};
  const one = new Promise<void>((resolve) => {
    letOneGo = resolve;
  });
  const until = new Promise<void>((resolve) => {
    letAllGo = resolve;
  });
  const ends = [
    proxy.meddle(/^\/assets\/interface-.*\.js$/, { until: one }),
    proxy.meddle(/^\/assets\/.*\.js$/, { until }),
  ];
  await page.goto(`${visit.url}/code/SAMPLPRBLM`, { waitUntil: 'commit' });
  for (const sheet of ['index', 'solve', 'interface']) await hasCome(sheet, '.css');
  await page.clock.runFor(10_000);
  letOneGo();
  await hasCome('interface', '.js');
  await page.clock.runFor(10_000);
  expect(await stalled(page).count()).toBe(0);
  await page.clock.runFor(6000);
  await stalled(page).waitFor();
  await page.clock.resume();
  letAllGo();
  for (const end of ends) end();
  await stalled(page).waitFor({ state: 'detached' });
});
