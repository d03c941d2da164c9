/** The frame, the landing page, the problem page and the page for unknown addresses. */
import { expect } from 'vitest';
import { startVisit } from '../../support/browser/visit';
import { deepTest, describe, test } from '../../support/lanes';

const sample = 'SAMPLPRBLM';
const source = 'https://source.example/codeferry';

const visit = await startVisit({
  env: { CONTACT_EMAIL: 'crew@harbour.example', SOURCE_URL: source },
  device: { reducedMotion: 'no-preference' },
});
const { page, context } = visit;

const open = (path: string) => visit.open(path);
const main = page.locator('main');
const link = (name: string | RegExp) => page.getByRole('link', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const theme = () => page.locator('html').getAttribute('data-theme');

describe('the frame', () => {
  test('NAV-27 NAV-30 the top bar links to the three main pages and, signed out, to the login', async () => {
    await open('/terms');
    const bar = page.getByRole('banner');
    const signIn = bar.getByRole('link', { name: 'Sign In' });
    await signIn.waitFor();
    const places = bar.getByRole('navigation').getByRole('link');
    await expect.poll(() => places.allInnerTexts()).toEqual(['Home', 'Explore', 'Contests']);
    expect(await places.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      '/',
      '/explore',
      '/contests',
    ]);
    await expect.poll(() => signIn.getAttribute('href')).toBe('/login?from=%2Fterms');
    expect(await bar.getByRole('link', { name: /^Profile of/ }).count()).toBe(0);
  });

  test('NAV-34 D-40 the page is dark in a dark system and light in a light one; a reload keeps a choice', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open('/terms');
    await expect.poll(theme).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(theme).toBe('light');
    await page.getByLabel('Dark').check({ force: true });
    await page.reload();
    await expect.poll(theme).toBe('dark');
    await page.getByLabel('System').check({ force: true });
    await expect.poll(theme).toBe('light');
  });

  test('NAV-35 a tooltip appears on hover, and the place for toasts is on the page', async () => {
    await open('/terms');
    await page.locator('section[aria-label^="Notifications"]').waitFor({ state: 'attached' });
    const tip = page.locator('[popover="manual"][aria-hidden="true"]');
    await tip.waitFor({ state: 'attached' });
    await button('Settings').hover();
    await expect.poll(() => tip.innerText()).toBe('Settings');
  });

  test('NAV-36 NAV-37 NAV-38 NAV-39 the footer links to status, terms, privacy, contact and source', async () => {
    await open('/terms');
    const footer = page.getByRole('contentinfo');
    const links = footer.getByRole('navigation').getByRole('link');
    await footer.getByRole('link', { name: 'crew@harbour.example' }).waitFor();
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      '/offline',
      '/status',
      '/terms',
      '/privacy',
      'mailto:crew@harbour.example',
      source,
    ]);
  });

  test('NAV-25 each page has its title', async () => {
    await open('/explore');
    await page.waitForFunction(() => document.title === 'Explore · Codeferry');
    await page.getByRole('banner').getByRole('link', { name: 'Contests' }).click();
    await page.waitForFunction(() => document.title === 'Contests · Codeferry');
  });

  test.each(['/problems', '/challenges', '/code'])(
    'NAV-4 %s without a name redirects to /explore',
    async (address) => {
      await open(address);
      await page.waitForURL(`${visit.url}/explore`);
    },
  );
});

describe('an unknown address', () => {
  const links = async () => {
    await main.getByRole('link', { name: 'Go Home' }).waitFor();
    return await main.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  };

  test('NAV-23 NOTF-1 NOTF-2 says so, and suggests similar pages', async () => {
    await open('/explroe');
    await page.getByRole('heading', { name: '/explroe is not found.' }).waitFor();
    expect(await links()).toEqual(['/explore', '/']);
    await main.getByRole('link', { name: '/explore' }).click();
    await page.waitForURL(`${visit.url}/explore`);
  });

  test('NOTF-3 without suggestions it links home', async () => {
    await open('/nothing/like/this');
    expect(await links()).toEqual(['/']);
    await link('Go Home').click();
    await page.waitForURL(`${visit.url}/`);
  });

  test('D-22 for an address similar to `/`, `/` is not suggested, and Go Home is there', async () => {
    for (const address of ['/a', '/abc', '/xyz']) {
      await open(address);
      await page.getByRole('heading', { name: `${address} is not found.` }).waitFor();
      expect((await links()).filter((href) => href === '/')).toHaveLength(1);
      expect(await main.getByRole('link', { name: '/', exact: true }).count()).toBe(0);
    }
  });
});

describe('home', () => {
  test('NAV-1 the landing page opens at / and at /hero', async () => {
    for (const address of ['/', '/hero']) {
      await open(address);
      await page.getByRole('heading', { level: 1, name: /^Keep solving/ }).waitFor();
    }
  });

  test('HOME-1 HOME-2 links to the sample problem and to the contest wizard', async () => {
    await open('/');
    await expect.poll(() => link('Create a contest').getAttribute('href')).toBe('/contests/create');
    await link('Try a sample problem').click();
    await page.waitForURL(`**/code/${sample}?from=%2F`);
    await page.getByRole('heading', { level: 1, name: 'All Aboard' }).waitFor();
  });

  test('HOME-3 HOME-5 HOME-6 HOME-7 explains joining and creating, presents four features, and states the price', async () => {
    await open('/');
    await main.getByRole('heading', { name: 'Join', exact: true }).waitFor();
    await main.getByRole('heading', { name: 'Create', exact: true }).waitFor();
    await expect
      .poll(() => page.getByRole('list', { name: 'Features' }).getByRole('listitem').count())
      .toBe(4);
    await main.getByText('COMING SOON').waitFor();
    await main.getByText(/Creating a contest costs nothing/).waitFor();
  });

  const rows = {
    Languages: ['python', 'c++', 'java', 'javascript'],
    Frameworks: ['react', 'node', 'express', 'django', 'flask', 'spring', 'numpy', 'vue'],
    Topics: ['arrays', 'strings', 'hashing', 'sorting', 'greedy', 'two pointers', 'graphs', 'dp', 'maths'],
  };

  async function expectTagRow(name: keyof typeof rows) {
    const tags = rows[name];
    await open('/');
    const row = page.getByRole('region', { name: 'Tags' }).getByRole('list', { name, exact: true });
    // Playwright's own scrolling waits until the row stands still.
    await row.evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const place = () => row.evaluate((list) => list.getBoundingClientRect().x);
    const before = await place();
    await expect.poll(place).not.toBe(before);
    await button('Pause the animation').click();
    const still = await place();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(await place()).toBe(still);
    const links = await row
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((one) => ({ tag: one.textContent ?? '', href: one.getAttribute('href') })),
      );
    expect(links.filter(({ tag }) => tags.includes(tag)).length).toBeGreaterThanOrEqual(4);
    expect(links).toEqual(
      links.map(({ tag }) => ({ tag, href: `/tags/${encodeURIComponent(tag)}?from=%2F` })),
    );
    const [{ tag: first } = { tag: '' }] = links;
    await row.getByRole('link', { name: first, exact: true }).press('Enter');
    await page.getByRole('heading', { level: 1, name: first, exact: true }).waitFor();
  }

  test('HOME-4 the page has a row of tags for languages, frameworks and topics', async () => {
    await open('/');
    const lists = page.getByRole('region', { name: 'Tags' }).getByRole('list');
    await lists.first().waitFor();
    expect(await lists.evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual(Object.keys(rows));
    for (const name of Object.keys(rows))
      expect(await lists.and(page.getByLabel(name)).getByRole('link').count()).toBeGreaterThanOrEqual(4);
  });

  test('HOME-4 the row Languages scrolls, and each tag links to its page', () => expectTagRow('Languages'));

  deepTest.each(['Frameworks', 'Topics'] as const)(
    'HOME-4 the row %s scrolls, and each tag links to its page',
    expectTagRow,
  );

  test('NAV-19 a tag has its own page, which lists its problems', async () => {
    await open('/tags/arrays');
    await page.getByRole('heading', { level: 1, name: 'arrays' }).waitFor();
    await main.locator('a[href^="/code/"]').first().waitFor();
  });
});

describe('problem page', () => {
  test('NAV-5 shows the statement, the user’s submissions, and a link to solve it', async () => {
    await open(`/problems/${sample}`);
    await page.getByRole('heading', { level: 1, name: 'All Aboard' }).waitFor();
    await page.getByText('The little ferry').first().waitFor();
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

deepTest('a problem that is not on this device says so without a network', async () => {
  await open(`/problems/${sample}`);
  await link('Solve').waitFor();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.evaluate(() => window.history.pushState({}, '', '/problems/NOT-HERE'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await page.getByText('Problem NOT-HERE is not on this device').waitFor();
  expect(visit.trouble).toEqual([]);
});
