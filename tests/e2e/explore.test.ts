import { beforeAll, expect, test } from 'vitest';
import { payByTheByte, phone, startVisit } from '../support/visit';

const count = 20_000;
const visit = await startVisit();
const { page } = visit;

beforeAll(async () => {
  // Prefetching the server's sixty problems would remove these rows.
  await payByTheByte(visit.context);
  await visit.open('/explore');
  await page.locator('main li a[target="_blank"]').first().waitFor();
  await seed();
  await page.route('**/api/problem/get-all', (route) =>
    route.fulfill({ json: pageOf(route.request().postDataJSON()) }),
  );
  await page.reload();
});

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

const rows = () => page.locator('main li[aria-setsize]');
const setSize = async () => Number(await rows().first().getAttribute('aria-setsize'));

test('EXP-3 of 20,000 problems the page contains only those near the viewport, from the first to the last', async () => {
  await expect.poll(setSize, { timeout: 20_000 }).toBeGreaterThan(count);
  expect(await rows().count()).toBeLessThanOrEqual(200);
  await expect.poll(() => rows().count(), { timeout: 20_000 }).toBeLessThan(60);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(whole).toBeGreaterThan(count * 40);
  for (const part of [0.3, 0.7, 1]) {
    await page.evaluate((to) => window.scrollTo(0, document.documentElement.scrollHeight * to), part);
    await expect
      .poll(
        () =>
          rows().evaluateAll((all) =>
            all.some((one) => {
              const { top, bottom } = one.getBoundingClientRect();
              return bottom > 0 && top < window.innerHeight && one.querySelector('a') !== null;
            }),
          ),
        { timeout: 20_000 },
      )
      .toBe(true);
    expect(await rows().count()).toBeLessThan(60);
  }
  await page.getByRole('link', { name: 'Zzz problem 19999' }).waitFor();
  expect(await page.locator('*').count()).toBeLessThan(1500);
});

test('EXP-4 EXP-5 EXP-6 a rare tag, a difficulty and the other direction filter and order them', async () => {
  await visit.open('/explore?tag=seldom');
  await expect.poll(setSize, { timeout: 20_000 }).toBe(20);
  await visit.open('/explore?tag=seldom&difficulty=medium&direction=desc');
  await expect.poll(() => rows().first().innerText(), { timeout: 20_000 }).toContain('Zzz problem 19000');
  expect(await setSize()).toBe(7);
});

/** Simulates a problem solved on this device without an account. */
async function solveOne(): Promise<void> {
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('codeferry-app');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const transaction = database.transaction('submissions', 'readwrite');
    const [problemID, verdict] = ['SAMPLPRBLM', 'AC'];
    const state = { verdict, status: 'done', results: [], submissionID: 's', problemID };
    const row = {
      id: 'solved',
      account: 'device',
      problemID,
      language: 'PYTHON3',
      code: '',
      type: 'problem',
    };
    transaction
      .objectStore('submissions')
      .put({ ...row, createdAt: Date.now(), receipt: 'judged', status: 'done', state });
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  });
}

test('EXP-8 D-5 the calendar marks practice days and counts the streak, even offline', async () => {
  await solveOne();
  await visit.open('/explore');
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
  await visit.context.setOffline(false);
});

test('CHAL-3 a challenge marks problems solved on this device without an account, and links to the next one', async () => {
  await visit.open('/challenges/first-crossing');
  const stops = page.locator('main ol > li');
  await stops.first().getByText('Solved').waitFor();
  expect(await stops.nth(1).getByText('Solved').count()).toBe(0);
  await page.getByText(/^1 of \d+ solved$/).waitFor();
  await page.getByRole('link', { name: /^Continue/ }).click();
  await page.waitForURL(/\/(code|quiz)\/(?!SAMPLPRBLM).*challenge=first-crossing/);
});

test('EXP-1 a card shows the difficulty of its problems and how many are solved, and hides tags that all cards share', async () => {
  await visit.open('/explore');
  const card = page.locator('main li').filter({ has: page.getByRole('link', { name: 'First crossing' }) });
  await card.getByText(/^1 of \d+ solved$/).waitFor();
  expect(await card.innerText()).toMatch(/easy\s*–\s*medium/);
  await card.getByRole('link', { name: 'beginner' }).waitFor();
  expect(await page.getByRole('link', { name: 'practice', exact: true }).count()).toBe(0);
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
});

test('on a phone nothing scrolls sideways', async () => {
  await page.setViewportSize(phone);
  await visit.open('/explore');
  await page.getByRole('region', { name: 'Practice calendar' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  expect(visit.trouble).toEqual([]);
});
