import type { Request } from 'playwright';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createProblem, signUpPerson } from '../integration/client';
import { faultsOn } from '../support/accessibility';
import type { FlakyProxy } from '../support/flaky-proxy';
import { desktop, phone, startVisit, withServiceWorker } from '../support/visit';

const visit = await startVisit({ device: withServiceWorker, viaProxy: true });
const { page, url } = visit;
const proxy = visit.proxy as FlakyProxy;
const asked: string[] = [];

beforeAll(async () => {
  const ada = await signUpPerson(url, 'ada_sailor');
  await createProblem(url, ada, { title: 'Lantern parade', tags: ['lanterns', 'arrays'] });
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/api/search')) asked.push(request.postDataJSON().query);
  });
  await visit.open('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
});

afterEach(() => page.setViewportSize(desktop));

const box = () => page.getByRole('combobox', { name: 'Search' });
const list = () => page.getByRole('listbox', { name: 'Results' });
const options = () => list().getByRole('option');
const option = (name: string | RegExp) => list().getByRole('option', { name });
/** Id of the active option, as a screen reader gets it. */
const meant = () => box().getAttribute('aria-activedescendant');

async function open(path: string): Promise<void> {
  await visit.open(path);
  await box().waitFor();
}

describe('with the server', () => {
  test('NAV-28 SRCH-1 SRCH-4 the box in the top bar finds problems, tags, people and challenges', async () => {
    await open('/');
    await box().fill('  LANTERN ');
    await option(/^Lantern parade ?, problem/).waitFor();
    await option(/^lanterns ?, tag/).waitFor();
    expect(asked.at(-1)).toBe('lantern');
    await expect
      .poll(() =>
        page
          .getByRole('status')
          .filter({ hasText: /results?\./ })
          .count(),
      )
      .toBe(1);
    await box().fill('ada_sailor');
    await option(/ada_sailor.*person/).waitFor();
    await box().fill('first crossing');
    await option(/^First crossing ?, challenge/).waitFor();
    await box().fill('lantren parda');
    await option(/^Lantern parade/).waitFor();
  });

  test('SRCH-3 LIM-1 typing sends one request, half a second after the last letter', async () => {
    asked.length = 0;
    const since = Date.now();
    const asking = page.waitForRequest('**/api/search').then(() => Date.now());
    await box().fill('');
    await box().pressSequentially('crate', { delay: 20 });
    await expect.poll(() => asked, { timeout: 15_000 }).toEqual(['crate']);
    expect((await asking) - since).toBeGreaterThanOrEqual(500);
  });

  test('SRCH-6 does not request an answer again in the same session', async () => {
    /** Searches and waits for the server's answer: the device may show the same results earlier. */
    const ask = async (query: string) => {
      const answered = page.waitForResponse(
        (response) => response.request().postData()?.includes(query) ?? false,
      );
      await box().fill(query);
      await (await answered).finished();
    };
    await ask('lantern par');
    await ask('crate ord');
    const before = asked.length;
    for (const query of ['lantern par', 'crate ord', 'lantern par']) {
      await box().fill(query);
      await option(query.startsWith('lantern') ? /^Lantern parade/ : /crate/i)
        .first()
        .waitFor();
      // Longer than the half second of debouncing.
      await page.waitForTimeout(700);
    }
    expect(asked.slice(before)).toEqual([]);
  });

  test('SRCH-5 an empty query clears the results', async () => {
    await box().fill('   ');
    await list().waitFor({ state: 'detached' });
    await expect.poll(() => box().getAttribute('aria-expanded')).toBe('false');
  });

  test('arrow keys select, Escape closes, and the open list has no accessibility fault', async () => {
    await box().fill('lantern');
    await option(/^Lantern parade/).waitFor();
    await expect.poll(() => box().getAttribute('aria-expanded')).toBe('true');
    expect(await meant()).toBeNull();
    await box().press('ArrowDown');
    expect(await meant()).toBe(await options().first().getAttribute('id'));
    await expect.poll(() => options().first().getAttribute('aria-selected')).toBe('true');
    await box().press('ArrowUp');
    expect(await meant()).toBeNull();
    await box().press('ArrowUp');
    expect(await meant()).toBe(await options().last().getAttribute('id'));
    expect(await faultsOn(page, 'open list')).toEqual([]);
    await box().press('Escape');
    await list().waitFor({ state: 'detached' });
    await expect.poll(() => box().inputValue()).toBe('lantern');
    await box().press('ArrowDown');
    await list().waitFor();
  });

  test('SRCH-2 Enter opens the result; the query stays under Recent searches', async () => {
    await box().fill('lanterns');
    await option(/^lanterns ?, tag/).waitFor();
    await box().press('ArrowDown');
    await box().press('Enter');
    await page.waitForURL('**/tags/lanterns?**');
    expect(await box().inputValue()).toBe('');
    await page.keyboard.press('/');
    await page.getByRole('listbox', { name: 'Recent searches' }).getByText('lanterns').waitFor();
    await box().fill('parade');
    // Before the list appears: Enter opens the first result as soon as it arrives.
    await box().press('Enter');
    await page.waitForURL('**/problems/lantern-parade?**');
    await page.keyboard.press('Control+k');
    await box().fill('ada_sailor');
    await option(/ada_sailor/).click();
    await page.waitForURL('**/profile/ada_sailor');
  });

  test('SRCH-7 LIM-2 reports a server that is silent for ten seconds, and shows results from the device', async () => {
    await open('/tags/lanterns');
    await page.getByRole('link', { name: 'Lantern parade' }).waitFor();
    const letBe = proxy.meddle('/api/search', { until: new Promise(() => {}) });
    await box().fill('lantern par');
    await option(/^Lantern parade/).waitFor();
    const said = page.getByRole('search').getByText("Server didn't respond. Please try again later.").first();
    expect(await said.isVisible()).toBe(false);
    await said.waitFor();
    letBe();
  });

  test('no result moves under the pointer when the server answers after the device', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const fresh = { name: 'Newly found', type: 'tag', url: 'newly-found' };
    const letBe = proxy.meddle('/api/search', { until: held, answer: { status: 200, json: [fresh] } });
    try {
      // The previous list stays until a new one arrives. An empty text clears it.
      await box().fill('');
      await option(/^Lantern parade/).waitFor({ state: 'detached' });
      await box().fill('lantern pa');
      await option(/^Lantern parade/).hover();
      await page.getByRole('search').getByText('Asking the server…').waitFor();
      letGo();
      await option(/^Newly found/).waitFor();
      expect(await options().first().innerText()).toContain('Lantern parade');
      expect(await options().last().innerText()).toContain('Newly found');
    } finally {
      letGo();
      letBe();
    }
  });

  test('on a desktop, Back closes the list and keeps the scroll position; with the list closed, Back leaves the page', async () => {
    await open('/contests');
    await page.getByRole('banner').getByRole('link', { name: 'Explore' }).click();
    const path = () => new URL(page.url()).pathname;
    await expect.poll(path).toBe('/explore');
    await page.locator('main li a[target="_blank"]').first().waitFor();
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
    await visit.open('/contests');
    await page.getByRole('button', { name: 'Search' }).click();
    const sheet = page.getByRole('dialog', { name: 'Search' });
    await sheet.getByRole('combobox').waitFor();
    await page.goBack();
    await sheet.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/contests');
    await page.getByRole('button', { name: 'Search' }).click();
    await sheet.getByRole('combobox').fill('lanterns');
    await sheet.getByRole('option').first().click();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/contests');
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/contests');
    expect(await sheet.count()).toBe(0);
    await page.setViewportSize(desktop);
  });

  test('on a phone, a button and Ctrl-K open the search in full screen', async () => {
    await page.setViewportSize(phone);
    await visit.open('/explore');
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
});

describe('with the server stopped', () => {
  beforeAll(() => visit.stopServer());

  test('the same box searches this device, tolerates typing errors, and names the source of the list', async () => {
    await open('/explore');
    asked.length = 0;
    await box().fill('lantren');
    await option(/^Lantern parade ?, problem/).waitFor();
    await page
      .getByRole('search')
      .getByText(/No network|cannot be reached/)
      .first()
      .waitFor();
    await box().fill('first crossing');
    await option(/^First crossing ?, challenge/).waitFor();
    await box().fill('lanterns');
    await option(/^lanterns ?, tag/).click();
    await page.waitForURL('**/tags/lanterns?**');
  });

  test('NAV-19 a tag shows the problems on this device', async () => {
    await open('/tags/lanterns');
    await page.getByRole('link', { name: 'Lantern parade' }).waitFor();
    await open('/tags');
    await page.getByRole('link', { name: /^arrays/ }).waitFor();
  });

  test('NAV-20 a badge shows its last known data', async () => {
    await open('/badges/beginner');
    await page.getByRole('region', { name: 'Earned recently' }).getByText('ada_sailor').waitFor();
    await open('/badges/solver-50');
    await page.getByText('Solve 50 different problems or questions.').first().waitFor();
    await page.getByText('Connect to see who earned this badge.').waitFor();
  });
});
