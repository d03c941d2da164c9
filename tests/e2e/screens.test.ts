import type { Request } from 'playwright';
import { describe, expect, test } from 'vitest';
import { desktop, startVisit } from '../support/visit';

const sample = 'SAMPLPRBLM';
const source = 'https://source.example/codeferry';

const visit = await startVisit({ env: { CONTACT_EMAIL: 'crew@harbour.example', SOURCE_URL: source } });
const { page, context } = visit;

const open = (path: string) => visit.open(path);
const link = (name: string | RegExp) => page.getByRole('link', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const hrefs = (selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((one) => one.getAttribute('href')));

describe('the frame', () => {
  test('NAV-27 NAV-30 NAV-34 NAV-35 the top bar links to the three main pages and to the login; the page is dark', async () => {
    await open('/');
    const bar = page.getByRole('banner');
    await bar.getByRole('link', { name: 'Sign In' }).waitFor();
    expect(await bar.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual([
      'Home',
      'Explore',
      'Contests',
    ]);
    await expect
      .poll(() => bar.getByRole('link', { name: 'Sign In' }).getAttribute('href'))
      .toMatch(/^\/login/);
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    await expect.poll(() => page.locator('[popover="manual"][aria-hidden="true"]').count()).toBe(1);
    await page.locator('section[aria-label^="Notifications"]').waitFor({ state: 'attached' });
  });

  test('NAV-36 NAV-37 NAV-38 NAV-39 the footer links to status, terms, privacy, contact and source', async () => {
    await page.getByRole('link', { name: 'crew@harbour.example' }).waitFor();
    expect(await hrefs('footer nav a')).toEqual([
      '/offline',
      '/status',
      '/terms',
      '/privacy',
      'mailto:crew@harbour.example',
      source,
    ]);
  });

  test('D-40: the user can choose the light theme, and a reload keeps it', async () => {
    await page.getByLabel('Light').check({ force: true });
    await page.reload();
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('light');
    await page.getByLabel('Dark').check({ force: true });
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  test('NAV-25 NAV-31 each page has its title, and the login link contains the current page', async () => {
    await open('/explore');
    await page.waitForFunction(() => document.title === 'Explore · Codeferry');
    await link('Sign In').click();
    await page.waitForURL('**/login?from=*');
    expect(new URL(page.url()).searchParams.get('from')).toBe('/explore');
  });

  test.each(['/problems', '/challenges', '/code'])(
    'NAV-4 %s without a name redirects to /explore',
    async (address) => {
      await open(address);
      await page.waitForURL('**/explore');
    },
  );

  test('NAV-23 NOTF-1 NOTF-2 NOTF-3 an unknown address says so, suggests similar pages, and links home', async () => {
    await open('/explroe');
    await page.getByRole('heading', { name: '/explroe is not found.' }).waitFor();
    expect(await page.locator('main').getByRole('link').allInnerTexts()).toEqual(['/explore', 'Go Home']);
    await link('Go Home').click();
    await page.waitForURL(`${visit.url}/`);
  });
});

describe('home', () => {
  test('NAV-1 the landing page opens at / and at /hero', async () => {
    await open('/');
    const headline = await page.getByRole('heading', { level: 1 }).innerText();
    await open('/hero');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(headline);
  });

  test('HOME-1 HOME-2 links to the sample problem and to the contest wizard', async () => {
    await expect.poll(() => link('Try a sample problem').getAttribute('href')).toBe('/code/SAMPLPRBLM');
    await expect.poll(() => link('Create a contest').getAttribute('href')).toBe('/contests/create');
  });

  test('HOME-3 HOME-5 HOME-6 HOME-7 explains joining and creating, presents four features, and states the price', async () => {
    const main = page.locator('main');
    expect(await main.getByRole('heading', { name: /^(Join|Create)$/ }).allInnerTexts()).toEqual([
      'Join',
      'Create',
    ]);
    await expect
      .poll(() => page.getByRole('list', { name: 'Features' }).getByRole('listitem').count())
      .toBe(4);
    await main.getByText('COMING SOON').waitFor();
    await main.getByText(/Creating a contest costs nothing/).waitFor();
  });

  test('HOME-4 NAV-19 rows of tags scroll, and a tag has its own page', async () => {
    const rows = page.getByRole('region', { name: 'Tags' });
    await expect.poll(() => rows.getByRole('list').count()).toBe(3);
    const animated = await rows
      .locator('ul')
      .first()
      .evaluate((list) => getComputedStyle(list).animationDuration);
    expect(Number.parseFloat(animated)).toBeGreaterThan(1);
    await open('/tags/arrays');
    await page.getByRole('heading', { level: 1, name: 'arrays' }).waitFor();
    await page.locator('main a[href^="/code/"]').first().waitFor();
  });
});

describe('explore', () => {
  const pages: {
    perPage: number;
    lastSeenId?: string;
    sort?: string;
    direction?: string;
    tags?: string[];
  }[] = [];
  const note = (request: Request) => {
    if (!request.url().endsWith('/api/problem/get-all')) return;
    // Ignores requests from the previous page.
    if (new URL(request.frame().url()).pathname !== '/explore') return;
    const body = request.postDataJSON();
    // The visible list asks for five rows; prefetching asks for more.
    if (body.perPage === 5) pages.push(body);
  };
  const rows = () => page.locator('main li', { has: page.locator('a[target="_blank"]') });
  const problems = () => page.locator('main li a[target="_blank"]');

  test('NAV-2 EXP-1 EXP-2 shows challenges in a grid, each with a link to its page', async () => {
    // The previous page may still be loading its list.
    await open('/status');
    page.on('request', note);
    await open('/explore');
    await page.locator('main a[href^="/challenges/"]').first().waitFor();
    const grid = page.locator('ul', { has: page.locator('a[href^="/challenges/"]') });
    expect(await grid.evaluate((list) => getComputedStyle(list).display)).toBe('grid');
    expect(await hrefs('main a[href^="/challenges/"]')).toContain(
      '/challenges/first-crossing?from=%2Fexplore',
    );
  });

  test('EXP-3 EXP-9 EXP-10 EXP-11 loads problems five at a time, after the last row', async () => {
    await page.setViewportSize({ width: 1440, height: 560 });
    await problems().nth(4).waitFor();
    await page.mouse.wheel(0, 4000);
    await expect.poll(() => problems().count()).toBeGreaterThan(5);
    await page.mouse.wheel(0, 4000);
    await expect.poll(() => problems().count()).toBeGreaterThan(10);
    expect(pages[0]?.lastSeenId).toBeUndefined();
    expect(pages.slice(1).every(({ lastSeenId }) => typeof lastSeenId === 'string')).toBe(true);
    expect(new Set(pages.map(({ lastSeenId }) => lastSeenId)).size).toBe(pages.length);
    await page.setViewportSize(desktop);
  });

  test('EXP-7 opens a problem in a new tab', async () => {
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.locator('main a[target="_blank"][href^="/code/"]').first().click(),
    ]);
    await tab.waitForURL('**/code/*');
    await tab.close();
  });

  test('EXP-4 EXP-5 EXP-6 tag, order and direction change the list, the request and the address', async () => {
    pages.length = 0;
    await page.getByLabel('Sort by').selectOption('difficulty');
    await button(/^Ascending/).click();
    await page.waitForURL('**/explore?sort=difficulty&direction=desc');
    await expect.poll(() => pages.at(-1)).toMatchObject({ sort: 'difficulty', direction: 'desc' });
    await page.locator('main li', { hasText: 'hard' }).first().waitFor();
    await expect.poll(() => rows().first().innerText()).toContain('hard');
    await page.getByLabel('Tag', { exact: true }).selectOption('graphs');
    await expect.poll(() => pages.at(-1)?.tags).toEqual(['graphs']);
    await expect.poll(() => rows().filter({ hasNotText: 'graphs' }).count()).toBe(0);
    page.off('request', note);
  });

  test('EXP-14 EXP-15 a toast and the page report a list that times out', async () => {
    const hurried = await context.browser()?.newContext({ viewport: desktop, serviceWorkers: 'block' });
    if (!hurried) throw new Error('no browser');
    // Three attempts of five seconds each; advance the page's clock instead of waiting.
    await hurried.clock.install();
    const tab = await hurried.newPage();
    await tab.route('**/api/problem/get-all', () => {});
    // From another page: the server's first screen would include the first rows.
    await tab.goto(`${visit.url}/terms`);
    await tab.getByRole('link', { name: 'Explore' }).first().click();
    const toast = tab
      .locator('[data-sonner-toast]')
      .filter({ hasText: 'Server is experiencing unexpected downtime. Please try again later.' });
    const notice = tab.getByText("Looks like there's a problem with the server. Please try again later.");
    const passASecond = async () => {
      await tab.clock.runFor(1000);
      return await notice.count();
    };
    const patience = { timeout: 60_000 };
    // In parallel: the toast disappears soon.
    await Promise.all([toast.waitFor(patience), expect.poll(passASecond, patience).toBe(1)]);
    await hurried.close();
  });
});

describe('challenge', () => {
  test('NAV-13 CHAL-1 CHAL-2 CHAL-4 shows the cover, and its problems with title and difficulty', async () => {
    await open('/challenges/first-crossing');
    await page.getByRole('heading', { level: 1, name: 'First crossing' }).waitFor();
    const first = page.locator('main ol > li').first();
    await first.getByRole('link').waitFor();
    await expect.poll(() => first.innerText()).toMatch(/easy|medium|hard/);
    expect(await first.getByRole('link').getAttribute('href')).toMatch(
      /^\/code\/[A-Z0-9-]+\?challenge=first-crossing&from=/,
    );
    expect(await hrefs('main header a[href^="/tags/"]')).not.toEqual([]);
  });

  test('CHAL-5 NAV-32 takes the back link from the address, within this origin', async () => {
    await open('/challenges/first-crossing?from=%2Fexplore%3Fsort%3Ddifficulty');
    await link('Back').click();
    await page.waitForURL('**/explore?sort=difficulty');
    await open('/challenges/first-crossing?from=https%3A%2F%2Felsewhere.example');
    await expect.poll(() => link('Explore').last().getAttribute('href')).toBe('/explore');
  });

  test('NAV-31 NAV-32 the user returns to the filtered list, also from a tag of a challenge in it', async () => {
    const list = '/explore?tag=graphs&sort=difficulty';
    await open(list);
    await link('First crossing').click();
    await page.locator('main header a[href^="/tags/"]').first().click();
    await page.waitForURL('**/tags/*');
    await link('Back').click();
    await page.getByRole('heading', { level: 1, name: 'First crossing' }).waitFor();
    await link('Back').click();
    await page.waitForURL(`${visit.url}${list}`);
    await expect.poll(() => page.getByLabel('Tag', { exact: true }).inputValue()).toBe('graphs');
  });

  test('CHAL-6 CHAL-7 a challenge without problems says so', async () => {
    const asked: string[] = [];
    await page.route('**/api/challenges/get/empty', (route) => {
      asked.push(route.request().method());
      const challenge = {
        name: 'Empty',
        description: 'Nothing yet',
        url: 'empty',
        tags: [],
        version: 1,
        problems: [],
      };
      return route.fulfill({ json: { challenge } });
    });
    await open('/challenges/empty');
    await page.getByText('No problems added in this challenge, yet!').waitFor();
    expect(asked).toContain('GET');
    await page.unroute('**/api/challenges/get/empty');
  });

  test('an unknown challenge or problem shows a message', async () => {
    await open('/challenges/no-such');
    await page.getByText('Challenge no-such does not exist').waitFor();
    await open('/code/NO-SUCH');
    await page.getByText('Problem NO-SUCH does not exist').waitFor();
  });
});

describe('problem page', () => {
  test('NAV-5 shows the statement, the user’s submissions, and a link to solve it', async () => {
    await open(`/problems/${sample}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText('No submissions from this device yet.').waitFor();
    await link('Solve').click();
    await page.waitForURL(`**/code/${sample}?from=**`);
  });

  test('D-16 Refresh also loads statistics that failed to load', async () => {
    const refusal = { errorCode: 'TOO_MANY_REQUESTS', error: 'Too many requests', message: 'Wait.' };
    await page.route('**/api/problem/statistics/*', (route) => route.fulfill({ status: 429, json: refusal }));
    await open('/problems/DIM-LANTERNS');
    await page.getByText('The statistics could not be loaded.').waitFor();
    await page.unroute('**/api/problem/statistics/*');
    await button('Refresh').click();
    await page.getByText('Nobody has submitted anything yet.').waitFor();
  });
});

describe('without a network', () => {
  test('a page shows saved content, and says when it is not on this device', async () => {
    await open(`/problems/${sample}`);
    await link('Solve').waitFor();
    await open('/challenges/first-crossing');
    await page.getByRole('heading', { level: 1, name: 'First crossing' }).waitFor();
    await open('/explore');
    await link('First crossing').waitFor();
    await context.setOffline(true);
    await link('First crossing').click();
    await page.getByRole('heading', { level: 1, name: 'First crossing' }).waitFor();
    await page.evaluate(() => window.history.pushState({}, '', '/problems/NOT-HERE'));
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await page.getByText('Problem NOT-HERE is not on this device').waitFor();
    await context.setOffline(false);
  });
});

test('the page reports no errors', () => {
  expect(page.url()).toContain(visit.url);
  expect(visit.trouble).toEqual([]);
});
