/** How the problem list of Explore asks the server. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { callsAreDone, recordAnswers, recordCalls } from '../../support/browser/page-calls';
import { solveOnDevice } from '../../support/browser/solve-on-device';
import { startVisit } from '../../support/browser/visit';

interface Asked {
  perPage: number;
  fields: string[];
  lastSeenId?: string;
  sort?: string;
  direction?: string;
  tags?: string[];
}
interface Row {
  _id: string;
  title: string;
}

const path = '/api/problem/get-all';
const visit = await startVisit();
const { page } = visit;

const rows = () => page.locator('main li[aria-setsize]');
const problemLink = 'a[href^="/code/"], a[href^="/quiz/"]';

/** Follows the link to Explore: the first screen of the server would come with rows. Records requests for pages. */
async function follow(to: Page = page) {
  const asked: Asked[] = [];
  to.on('request', (request) => request.url().endsWith(path) && asked.push(request.postDataJSON()));
  await visit.open('/terms', to);
  // Until the app takes over, a link loads the next page from the server.
  await to.locator('[data-early-screen]').waitFor({ state: 'detached' });
  await to.getByRole('banner').getByRole('link', { name: 'Explore' }).click();
  return { asked };
}

/** Scrolls until this row is the last in the window, and waits until the page's own observers have noticed. */
async function showJust(index: number): Promise<void> {
  const scroll = (row: Element) => {
    // A few pixels of the row stay below: the next row must not even touch the window.
    const top = row.getBoundingClientRect().bottom - innerHeight - 8;
    scrollBy({ top, behavior: 'instant' });
    return new Promise<boolean>((resolve) => {
      const observer = new IntersectionObserver(([entry]) => {
        observer.disconnect();
        resolve(entry?.isIntersecting === true);
      });
      observer.observe(row);
    });
  };
  // Again, if the row has moved before the observer saw it.
  await expect.poll(() => rows().nth(index).evaluate(scroll)).toBe(true);
}

test('EXP-3 EXP-9 EXP-10 EXP-11 asks for the next five problems when the last row but one appears', async () => {
  await page.setViewportSize({ width: 1440, height: 560 });
  const answers = await recordAnswers<Row[]>(page, path);
  const { asked } = await follow();
  // A row may become higher when its text comes.
  await expect.poll(() => rows().locator(problemLink).count()).toBe(5);
  // Only these requests follow the window.
  await expect.poll(() => asked).toMatchObject([{ perPage: 5 }]);
  expect(asked[0]?.lastSeenId).toBeUndefined();

  for (const shown of [5, 10]) {
    const pages = shown / 5;
    await showJust(shown - 3);
    expect(asked, `row ${shown - 2} of ${shown}`).toHaveLength(pages);
    await showJust(shown - 2);
    await expect.poll(() => asked.length).toBe(pages + 1);
    await expect.poll(() => answers.length).toBeGreaterThanOrEqual(pages);
    const before = answers[pages - 1]?.body;
    expect(asked[pages]).toMatchObject({ perPage: 5, lastSeenId: before?.at(-1)?._id });
    await expect.poll(() => rows().locator(problemLink).count()).toBe(shown + 5);
    expect(await rows().count()).toBe(shown + 5);
  }
  const titles = answers.flatMap(({ body }) => body).map(({ title }) => title);
  expect(await rows().locator(problemLink).allInnerTexts()).toEqual(titles);
  expect(asked).toHaveLength(3);
});

test('EXP-4 EXP-5 EXP-6 tag, order and direction change the list, the request and the address', async () => {
  const { asked } = await follow();
  await rows().first().waitFor();
  await page.getByLabel('Sort by').selectOption('difficulty');
  await page.getByRole('button', { name: /^Ascending/ }).click();
  await page.waitForURL('**/explore?sort=difficulty&direction=desc');
  await expect.poll(() => asked.at(-1)).toMatchObject({ sort: 'difficulty', direction: 'desc' });
  await expect.poll(() => rows().first().innerText()).toContain('hard');
  await page.getByRole('button', { name: /^Descending/ }).click();
  await expect.poll(() => rows().first().innerText()).toContain('easy');
  await page.getByLabel('Tag', { exact: true }).selectOption('graphs');
  await expect.poll(() => asked.at(-1)?.tags).toEqual(['graphs']);
  await expect.poll(() => rows().filter({ hasText: 'graphs' }).count()).toBeGreaterThan(0);
  await expect.poll(() => rows().filter({ hasNotText: 'graphs' }).count()).toBe(0);
});

test('EXP-7 NAV-32 a problem opens in the same tab, and Back returns to the same place of the list', async () => {
  await visit.open('/explore?difficulty=easy');
  await rows().nth(4).waitFor();
  const link = rows().nth(4).locator(problemLink);
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await link.click();
  await page.waitForURL(/\/(code|quiz)\//);
  await page.getByRole('link', { name: 'Back' }).first().click();
  await page.waitForURL(`${visit.url}/explore?difficulty=easy`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('EXP-4 status, and the same filters after a reload', async () => {
  await visit.open('/explore?kind=program');
  await solveOnDevice(page, 'FIRST-SIGNAL');
  await page.getByLabel('Status').selectOption('solved');
  await page.waitForURL('**/explore?kind=program&status=solved');
  await expect.poll(() => rows().locator(problemLink).allInnerTexts()).toHaveLength(1);
  await page.reload();
  await expect
    .poll(() => rows().first().getByRole('link').first().getAttribute('href'))
    .toContain('/code/FIRST-SIGNAL');
  await page.getByLabel('Status').selectOption('new');
  await rows().nth(4).waitFor();
  expect(await page.locator('main li[aria-setsize] a[href*="FIRST-SIGNAL"]').count()).toBe(0);
});

test('API-17 EXP-12 EXP-13 EXP-14 EXP-15 gives up after three times 5 s, and says so in a toast and on the page', async () => {
  const device = await visit.openDevice();
  const tab = device.page;
  await tab.clock.install();
  const calls = await recordCalls(tab);
  await tab.route(`**${path}`, () => {});
  await follow(tab);
  const toast = tab
    .locator('[data-sonner-toast]')
    .filter({ hasText: 'Server is experiencing unexpected downtime. Please try again later.' });
  const notice = tab.getByText("Looks like there's a problem with the server. Please try again later.");
  await expect.poll(async () => (await calls(path)).length).toBe(1);
  let toastSeen = false;
  // The toast's own code also waits for this clock, so time passes until both have been seen.
  const seenAfterAMoment = async () => {
    await callsAreDone(tab, path);
    await tab.clock.runFor(500);
    toastSeen ||= await toast.isVisible();
    return { toast: toastSeen, notice: await notice.isVisible() };
  };
  await expect.poll(seenAfterAMoment, { timeout: 60_000 }).toEqual({ toast: true, notice: true });
  const made = await calls(path);
  expect(made).toHaveLength(3);
  for (const { at, abortedAt = 0 } of made) expect(Math.round((abortedAt - at) / 1000)).toBe(5);
});
