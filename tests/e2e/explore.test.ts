import { expect, test } from 'vitest';
import { solveOnDevice } from '../support/solve-on-device';
import { phone, startVisit } from '../support/visit';

const visit = await startVisit();
const { page } = visit;

test('EXP-8 D-5 the calendar marks practice days and counts the streak, even offline', async () => {
  await visit.open('/explore');
  await solveOnDevice(page, 'SAMPLPRBLM');
  await page.reload();
  const calendar = page.getByRole('region', { name: 'Practice calendar' });
  await calendar.getByText('1 day in a row').waitFor();
  const today = calendar.locator('[aria-current="date"]');
  await expect.poll(() => today.innerText()).toContain(String(new Date().getDate()));
  await expect.poll(() => today.getAttribute('data-practised')).toBe('true');
  // Without a service worker a part that loads later would be lost, and the page would reload.
  await page.waitForLoadState('networkidle');
  await visit.context.setOffline(true);
  const month = await calendar.getByRole('heading').innerText();
  await calendar.getByRole('button', { name: 'Previous month' }).click();
  expect(await calendar.getByRole('heading').innerText()).not.toBe(month);
  await calendar.getByRole('button', { name: 'Next month' }).click();
  await expect.poll(() => calendar.getByRole('heading').innerText()).toBe(month);
});

test('NAV-2 EXP-1 EXP-2 shows challenges in a grid; a card shows difficulty, progress and its own tags, and links to its page', async () => {
  await visit.open('/explore');
  const card = page.locator('main li').filter({ has: page.getByRole('link', { name: 'First crossing' }) });
  await card.waitFor();
  await solveOnDevice(page, 'SAMPLPRBLM');
  await page.reload();
  await card.getByText(/^1 of \d+ solved$/).waitFor();
  expect(await card.innerText()).toMatch(/easy\s*–\s*medium/);
  await card.getByRole('link', { name: 'beginner' }).waitFor();
  expect(await page.getByRole('link', { name: 'practice', exact: true }).count()).toBe(0);
  const grid = page.locator('main ul').filter({ has: page.getByRole('link', { name: 'First crossing' }) });
  expect(await grid.evaluate((list) => getComputedStyle(list).display)).toBe('grid');
  expect(await grid.getByRole('listitem').count()).toBeGreaterThan(1);
  await card.getByRole('link', { name: 'First crossing' }).click();
  await page.waitForURL('**/challenges/first-crossing?from=%2Fexplore');
  await page.getByRole('heading', { level: 1, name: 'First crossing' }).waitFor();
});

test('EXP-3 on a phone the problems begin within one and a half screens', async () => {
  await page.setViewportSize(phone);
  await visit.open('/explore');
  await page.getByRole('region', { name: 'Practice calendar' }).waitFor();
  const heading = await page.getByRole('heading', { level: 2, name: 'Problems' }).boundingBox();
  expect(heading?.y).toBeLessThan(1.5 * phone.height);
  // All challenges are in the DOM; the row scrolls.
  const last = page.locator('main a[href^="/challenges/"]').last();
  await last.scrollIntoViewIfNeeded();
  expect((await last.boundingBox())?.x).toBeLessThan(phone.width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  expect(visit.trouble).toEqual([]);
});
