/** Going back from the search, and the pages of its results. */
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createProblem, signUpPerson } from '../../integration/client';
import { faultsOn } from '../../support/browser/accessibility';
import { phone, startVisit, withServiceWorker } from '../../support/browser/visit';
import { searchBox } from '../../support/pages/search-box';
import type { FlakyProxy } from '../../support/product/flaky-proxy';

const visit = await startVisit({ device: withServiceWorker, viaProxy: true });
const { page, url, open } = visit;
const { box, list, option } = searchBox(page);
const path = () => new URL(page.url()).pathname;

let mend = () => {};
afterEach(() => mend());

/** No request reaches the server any more. */
function cut(): void {
  mend = (visit.proxy as FlakyProxy).meddle(/^/, { broken: true });
}

beforeAll(async () => {
  const ada = await signUpPerson(url, 'ada_sailor');
  await createProblem(url, ada, { title: 'Lantern parade', tags: ['lanterns', 'arrays'] });
  await open('/terms');
  await page.evaluate(() => navigator.serviceWorker.ready);
});

test('on a desktop, Back closes the list and keeps the scroll position; with the list closed, Back leaves the page', async () => {
  await open('/contests');
  // Until the app is there, a followed link loads a new document, and Back from it an empty search.
  await box().waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Explore' }).click();
  await expect.poll(path).toBe('/explore');
  await page.locator('main li[aria-setsize] a').first().waitFor();
  await page.evaluate(() => scrollTo(0, 400));
  await box().fill('lantern');
  await option(/^Lantern parade/).waitFor();
  // Focusing a field in a sticky bar scrolls a little, but never to the top.
  const place = () => page.evaluate(() => scrollY);
  expect(await place()).toBeGreaterThan(200);
  await page.goBack();
  await list().waitFor({ state: 'detached' });
  expect(path()).toBe('/explore');
  expect(await place()).toBeGreaterThan(200);
  await box().fill('lanterns');
  await option(/^lanterns ?, tag/).waitFor();
  await box().press('Escape');
  await list().waitFor({ state: 'detached' });
  await page.goBack();
  await expect.poll(path).toBe('/contests');
  await page.getByRole('heading', { level: 1, name: 'Contests' }).waitFor();
  await box().click();
  await option(/^lanterns ?, tag/).click();
  await page.waitForURL('**/tags/lanterns?**');
  await page.goBack();
  await expect.poll(path).toBe('/contests');
  expect(await list().count()).toBe(0);
});

test('on a phone, Back closes the search, and from a result it returns to the page under the search', async () => {
  await page.setViewportSize(phone);
  await open('/contests');
  await page.getByRole('button', { name: 'Search' }).click();
  const sheet = page.getByRole('dialog', { name: 'Search' });
  await sheet.getByRole('combobox').waitFor();
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  expect(path()).toBe('/contests');
  await page.getByRole('button', { name: 'Search' }).click();
  await sheet.getByRole('combobox').fill('lanterns');
  await sheet.getByRole('option').first().click();
  await expect.poll(path).not.toBe('/contests');
  await page.goBack();
  await expect.poll(path).toBe('/contests');
  expect(await sheet.count()).toBe(0);
});

test('on a phone, a button and Ctrl-K open the search in full screen', async () => {
  await page.setViewportSize(phone);
  await open('/explore');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const sheet = page.getByRole('dialog', { name: 'Search' });
  const written = sheet.getByRole('combobox');
  await expect.poll(() => written.evaluate((input) => input === document.activeElement)).toBe(true);
  await written.fill('lantern');
  await option(/^Lantern parade/).waitFor();
  expect(await faultsOn(page, 'open list')).toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await sheet.getByRole('combobox').fill('lanterns');
  await option(/^lanterns ?, tag/).click();
  await page.waitForURL('**/tags/lanterns?**');
  await sheet.waitFor({ state: 'detached' });
});

test('NAV-19 an unused tag says so and shows others; one page lists all tags', async () => {
  await open('/tags/fortran');
  await page.getByText('Nothing has the tag fortran yet').waitFor();
  await page.getByRole('region', { name: 'Other tags' }).getByRole('link').first().waitFor();
  await open('/tags');
  const all = page.getByRole('list', { name: 'All tags' });
  await all.getByRole('link', { name: /^lanterns/ }).waitFor();
  await page.getByLabel('Filter tags').fill('lant');
  await expect.poll(() => all.getByRole('link').count()).toBe(1);
  await all.getByRole('link').click();
  await page.waitForURL('**/tags/lanterns?**');
  await page.getByText('1 problem', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Lantern parade' }).waitFor();
});

test('NAV-20 PROF-3 a badge shows its meaning, how to earn it, and who earned it recently', async () => {
  await open('/badges/beginner');
  await page.getByRole('heading', { level: 1, name: 'Beginner' }).waitFor();
  await page.getByText('Create an account.').first().waitFor();
  await page.getByRole('region', { name: 'Earned recently' }).getByText('ada_sailor').waitFor();
  await open('/badges/no-such');
  await page.getByText('There is no badge no-such').waitFor();
});

test('NAV-19 without a server, a tag shows the problems on this device', async () => {
  const shown = async () => {
    await open('/tags/lanterns');
    await page.getByRole('link', { name: 'Lantern parade' }).waitFor();
    await open('/tags');
    await page.getByRole('link', { name: /^arrays/ }).waitFor();
  };
  await shown();
  cut();
  await shown();
});

test('NAV-20 without a server, a badge shows its last known data', async () => {
  const earned = page.getByRole('region', { name: 'Earned recently' });
  await open('/badges/beginner');
  await earned.getByText('ada_sailor').waitFor();
  cut();
  await open('/badges/beginner');
  await earned.getByText('ada_sailor').waitFor();
  await open('/badges/solver-50');
  await page.getByText('Solve 50 different problems or questions.').first().waitFor();
  await page.getByText('Connect to see who earned this badge.').waitFor();
});
