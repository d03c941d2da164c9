/** Explore with 20,000 problems, and what it shows of the user's practice. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { solveOnDevice } from '../../support/browser/solve-on-device';
import { phone, startVisit } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';

const count = 20_000;
const visit = await startVisit();
const { page } = visit;

const rows = () => page.locator('main li[aria-setsize]');
const setSize = async () => Number(await rows().first().getAttribute('aria-setsize'));
const patience = { timeout: 20_000 };

const titleOf = (n: number) => `Zzz problem ${String(n).padStart(5, '0')}`;

/** Answers as a server with all of them would, sorted by title only. */
function pageOf({ lastSeenId, perPage, sort, direction, tags = [] }: Record<string, unknown>): object[] {
  if (sort !== 'title' || direction !== 'asc' || (tags as string[]).length > 0) return [];
  const from = typeof lastSeenId === 'string' ? Number(lastSeenId.replace('zzz-', '')) + 1 : 0;
  return Array.from({ length: Math.max(0, Math.min(Number(perPage), count - from)) }, (_, at) => {
    const n = from + at;
    return {
      _id: `zzz-${n}`,
      id: `Z${n}`,
      title: titleOf(n),
      difficulty: ['easy', 'medium', 'hard'][n % 3],
      tags: n % 1000 === 0 ? ['seldom'] : ['often'],
      type: 'code',
      version: 1,
    };
  });
}

/** The rows of a device that has loaded every page. */
function seed(): Promise<void> {
  return page.evaluate(async (total) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('codeferry-cache');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const transaction = database.transaction('problemList', 'readwrite');
    const done = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onerror = () => reject(transaction.error);
    });
    const rows = transaction.objectStore('problemList');
    for (let n = 0; n < total; n += 1) {
      const title = `Zzz problem ${String(n).padStart(5, '0')}`;
      const difficulty = (['easy', 'medium', 'hard'] as const)[n % 3];
      rows.put({
        id: `Z${n}`,
        cursor: `zzz-${n}`,
        title,
        titleKey: title.toLowerCase(),
        difficulty,
        difficultyRank: n % 3,
        tags: n % 1000 === 0 ? ['seldom'] : ['often'],
        type: 'code',
        version: 1,
      });
    }
    await done;
    database.close();
  }, count);
}

deepTest(
  'EXP-3 EXP-4 EXP-5 EXP-6 of 20,000 problems the page contains only those near the viewport; a tag and a difficulty filter all of them',
  async () => {
    await visit.open('/explore?sort=title');
    await rows().first().waitFor();
    await seed();
    await page.route('**/api/problem/get-all', (route) =>
      route.fulfill({ json: pageOf(route.request().postDataJSON()) }),
    );
    await page.reload();
    await rows().first().waitFor();
    // The list grows when its end comes near.
    for (let round = 0; round < 4; round += 1) {
      const before = await setSize();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(setSize, patience).toBeGreaterThan(before);
      await expect.poll(() => isARowInView(page), patience).toBe(true);
      await expect.poll(() => rows().count(), patience).toBeLessThan(60);
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(whole).toBeGreaterThan((await setSize()) * 40);
    }
    expect(await page.locator('*').count()).toBeLessThan(1500);

    await visit.open('/explore?sort=title&direction=desc');
    await page.getByRole('link', { name: titleOf(count - 1) }).waitFor();
    await visit.open('/explore?sort=title&tag=seldom');
    await expect.poll(setSize, patience).toBe(20);
    await visit.open('/explore?sort=title&tag=seldom&difficulty=medium&direction=desc');
    await expect.poll(() => rows().first().innerText(), patience).toContain(titleOf(19_000));
    expect(await setSize()).toBe(7);
  },
);

function isARowInView(shown: Page): Promise<boolean> {
  return shown.locator('main li[aria-setsize]').evaluateAll((all) =>
    all.some((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight && one.querySelector('a') !== null;
    }),
  );
}

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

test('the keyboard passes over challenges and filters', async () => {
  await visit.open('/explore');
  await rows().first().waitFor();
  await page.getByRole('link', { name: 'Skip to the problems' }).press('Enter');
  await page.keyboard.press('Tab');
  await page.locator('main li[aria-setsize] :focus').waitFor();
});

test('EXP-3 on a phone the first problems are on the first screen', async () => {
  await page.setViewportSize(phone);
  await visit.open('/explore');
  await page.getByText('Practice calendar').waitFor();
  await rows().first().waitFor();
  expect((await rows().first().boundingBox())?.y).toBeLessThan(0.85 * phone.height);
  await page.getByText('Practice calendar').click();
  await page.getByRole('region', { name: 'Practice calendar' }).waitFor();
  // All challenges are in the DOM; the row scrolls.
  const last = page.locator('main a[href^="/challenges/"]').last();
  await last.scrollIntoViewIfNeeded();
  expect((await last.boundingBox())?.x).toBeLessThan(phone.width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  expect(visit.trouble).toEqual([]);
});

test('EXP-4 on a phone the filter that narrows the list is in sight', async () => {
  await page.setViewportSize(phone);
  await visit.open('/explore?editorial=true');
  const filter = page.getByRole('combobox', { name: 'Editorial' });
  await expect.poll(() => filter.inputValue()).toBe('with');
  await expect
    .poll(async () => {
      const box = await filter.boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= phone.width;
    })
    .toBe(true);
});
