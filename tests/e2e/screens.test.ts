/**
 * What a visitor sees outside contests: home, explore, challenge, problem and solve screens, and the frame around them.
 * The built product without a judge, so that a submission stays on its way and can be looked at; a real browser.
 */
import fs from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page, Request } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser';
import { freePort, makeDataDir, type Product, startProduct } from '../support/product';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const sample = 'SAMPLPRBLM';
const source = 'https://source.example/codeferry';

const dataDir = makeDataDir();
const trouble: string[] = [];
let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  const env = { JUDGE_WORKERS: '0', CONTACT_EMAIL: 'crew@harbour.example', SOURCE_URL: source };
  product = await startProduct({ dataDir, port: await freePort(), env });
  browser = await launchBrowser();
  // Without a service worker every request of the page can be seen, and answered in the server's place.
  context = await browser.newContext({ viewport: desktop, serviceWorkers: 'block' });
  context.setDefaultTimeout(20_000);
  page = await context.newPage();
  page.on('pageerror', (error) => trouble.push(String(error)));
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const open = (path: string) => page.goto(`${product.url}${path}`);
const path = () => new URL(page.url()).pathname;
const link = (name: string | RegExp) => page.getByRole('link', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const hrefs = (selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((one) => one.getAttribute('href')));
const editor = () => page.locator('.cm-content');
const code = () => editor().evaluate((element) => (element as HTMLElement).innerText);

async function openSolve(search = ''): Promise<void> {
  await open(`/code/${sample}${search}`);
  await editor().waitFor();
}

async function writeCode(text: string): Promise<void> {
  await editor().click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
}

describe('the frame', () => {
  test('NAV-27 NAV-30 NAV-34 NAV-35 the top bar leads to the three places and to the login; the page is dark', async () => {
    await open('/');
    const bar = page.getByRole('banner');
    await bar.getByRole('link', { name: 'Sign In' }).waitFor();
    expect(await bar.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual([
      'Home',
      'Explore',
      'Contests',
    ]);
    expect(await bar.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toMatch(/^\/login/);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await page.locator('[popover="manual"][aria-hidden="true"]').count()).toBe(1);
    await page.locator('section[aria-label^="Notifications"]').waitFor({ state: 'attached' });
  });

  test('NAV-36 NAV-37 NAV-38 NAV-39 the footer leads to status, terms, privacy, contact and source', async () => {
    await page.getByRole('link', { name: 'crew@harbour.example' }).waitFor();
    expect(await hrefs('footer nav a')).toEqual([
      '/status',
      '/terms',
      '/privacy',
      'mailto:crew@harbour.example',
      source,
    ]);
  });

  test('D-40: light is a choice, and it is remembered', async () => {
    await page.getByLabel('Light').check({ force: true });
    await page.reload();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    await page.getByLabel('Dark').check({ force: true });
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  test('NAV-25 NAV-31 each page has its title, and the way to the login says where one came from', async () => {
    await open('/explore');
    await page.waitForFunction(() => document.title === 'Explore · Codeferry');
    await link('Sign In').click();
    await page.waitForURL('**/login?from=*');
    expect(new URL(page.url()).searchParams.get('from')).toBe('/explore');
  });

  test.each(['/problems', '/challenges', '/code'])('NAV-4 %s alone leads on to /explore', async (address) => {
    await open(address);
    await page.waitForURL('**/explore');
  });

  test('NAV-23 NOTF-1 NOTF-2 NOTF-3 an unknown address says so, suggests what is near, and leads home', async () => {
    await open('/explroe');
    await page.getByRole('heading', { name: '/explroe is not found.' }).waitFor();
    expect(await page.locator('main').getByRole('link').allInnerTexts()).toEqual(['/explore', 'Go Home']);
    await link('Go Home').click();
    await page.waitForURL(`${product.url}/`);
  });
});

describe('home', () => {
  test('NAV-1 the landing page answers at / and at /hero', async () => {
    await open('/');
    const headline = await page.getByRole('heading', { level: 1 }).innerText();
    await open('/hero');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(headline);
  });

  test('HOME-1 HOME-2 it invites to the sample problem and to create a contest', async () => {
    expect(await link('Try a sample problem').getAttribute('href')).toBe('/code/SAMPLPRBLM');
    expect(await link('Create a contest').getAttribute('href')).toBe('/contests/create');
  });

  test('HOME-3 HOME-5 HOME-6 HOME-7 it explains joining and creating, presents four features, and says what it costs', async () => {
    const main = page.locator('main');
    expect(await main.getByRole('heading', { name: /^(Join|Create)$/ }).allInnerTexts()).toEqual([
      'Join',
      'Create',
    ]);
    expect(await page.getByRole('list', { name: 'What it does' }).getByRole('listitem').count()).toBe(4);
    await main.getByText('COMING SOON').waitFor();
    await main.getByText(/Creating a contest costs nothing/).waitFor();
  });

  test('HOME-4 NAV-19 rows of tags scroll by, and each leads to its page', async () => {
    const rows = page.getByRole('region', { name: 'Tags' });
    expect(await rows.getByRole('list').count()).toBe(3);
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
    const body = request.postDataJSON();
    // The list on the screen asks for five; what is fetched ahead for later asks for more.
    if (body.perPage === 5) pages.push(body);
  };
  const rows = () => page.locator('main li', { has: page.locator('a[target="_blank"]') });
  const problems = () => page.locator('main a[target="_blank"][href^="/code/"]');

  test('NAV-2 EXP-1 EXP-2 challenges are in a grid, each leads to its page', async () => {
    page.on('request', note);
    await open('/explore');
    await page.locator('main a[href^="/challenges/"]').first().waitFor();
    const grid = page.locator('ul', { has: page.locator('a[href^="/challenges/"]') });
    expect(await grid.evaluate((list) => getComputedStyle(list).display)).toBe('grid');
    expect(await hrefs('main a[href^="/challenges/"]')).toContain(
      '/challenges/first-crossing?from=%2Fexplore',
    );
  });

  test('EXP-3 EXP-9 EXP-10 EXP-11 problems arrive five at a time, after the row that was last', async () => {
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

  test('EXP-7 a problem opens in a new tab', async () => {
    const [tab] = await Promise.all([context.waitForEvent('page'), problems().first().click()]);
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
    expect(await rows().first().innerText()).toContain('hard');
    await page.getByLabel('Tag', { exact: true }).selectOption('graphs');
    await expect.poll(() => pages.at(-1)?.tags).toEqual(['graphs']);
    await expect.poll(() => rows().filter({ hasNotText: 'graphs' }).count()).toBe(0);
    page.off('request', note);
  });

  test('EXP-14 EXP-15 a list that times out is said in a toast and on the page', async () => {
    await page.route('**/api/problem/get-all', () => {});
    await open('/explore');
    await page
      .locator('[data-sonner-toast]')
      .filter({ hasText: 'Server is experiencing unexpected downtime. Please try again later.' })
      .waitFor();
    await page.getByText("Looks like there's a problem with the server. Please try again later.").waitFor();
    await page.unroute('**/api/problem/get-all');
  });
});

describe('challenge', () => {
  test('NAV-13 CHAL-1 CHAL-2 CHAL-4 the cover, and its problems with title and difficulty', async () => {
    await open('/challenges/first-crossing');
    await page.getByRole('heading', { level: 1, name: 'First crossing' }).waitFor();
    const first = page.locator('main ol > li').first();
    await first.getByRole('link').waitFor();
    expect(await first.innerText()).toMatch(/easy|medium|hard/);
    expect(await first.getByRole('link').getAttribute('href')).toMatch(
      /^\/code\/[A-Z0-9-]+\?challenge=first-crossing$/,
    );
    expect(await hrefs('main header a[href^="/tags/"]')).not.toEqual([]);
  });

  test('CHAL-5 NAV-32 the way back is taken from the address, within this origin', async () => {
    await open('/challenges/first-crossing?from=%2Fexplore%3Fsort%3Ddifficulty');
    await link('Back').click();
    await page.waitForURL('**/explore?sort=difficulty');
    await open('/challenges/first-crossing?from=https%3A%2F%2Felsewhere.example');
    expect(await link('Explore').last().getAttribute('href')).toBe('/explore');
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

  test('what does not exist is said, with the way on', async () => {
    await open('/challenges/no-such');
    await page.getByText('Challenge no-such does not exist').waitFor();
    await open('/code/NO-SUCH');
    await page.getByText('Problem NO-SUCH does not exist').waitFor();
  });
});

describe('problem page', () => {
  test('NAV-5 it shows the statement, one’s own submissions, and the way to solve it', async () => {
    await open(`/problems/${sample}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText('None yet from this device.').waitFor();
    await link('Solve').click();
    await page.waitForURL(`**/code/${sample}`);
  });
});

describe('solve screen', () => {
  test('NAV-16 SOLVE-1 SOLVE-2 SOLVE-3 SOLVE-4 an editor, four languages with Python first, Run and Submit', async () => {
    await openSolve();
    const language = page.getByLabel('Language');
    expect(await language.inputValue()).toBe('PYTHON3');
    const offered = await language
      .locator('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    expect(offered.sort()).toEqual(['CPP17', 'JAVA8', 'JAVASCRIPT_NODE', 'PYTHON3']);
    expect(await button(/^Run/).isEnabled()).toBe(true);
    expect(await button(/^Submit/).isEnabled()).toBe(true);
  });

  test('SOLVE-13 the statement has its texts, samples side by side, limits and tags; maths is set', async () => {
    const statement = page.getByRole('region', { name: 'Statement', exact: true });
    expect(await statement.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(
      expect.arrayContaining(['Input', 'Output', 'Constraints', 'Sample 1']),
    );
    await statement.locator('math').first().waitFor();
    expect(await statement.locator('a[href^="/tags/"]').count()).toBeGreaterThan(0);
    const boxes = await statement
      .locator('section[aria-label="Sample 1"] figure')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(boxes[0]).toBe(boxes[1]);
  });

  test('SOLVE-5 statement and editor share the width 40/60; the line between them can be moved and stays there', async () => {
    const share = async () => {
      const statement = await page.getByRole('region', { name: 'Statement', exact: true }).boundingBox();
      return Math.round(((statement?.width ?? 0) / desktop.width) * 100);
    };
    expect(await share()).toBe(40);
    const line = page.getByRole('separator', { name: 'Width of the statement' });
    const box = await line.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 0.5, 500);
    await page.mouse.down();
    await page.mouse.move(desktop.width / 2, 500, { steps: 4 });
    await page.mouse.up();
    expect(await share()).toBe(50);
    await line.press('ArrowLeft');
    expect(await share()).toBe(48);
    await page.reload();
    await editor().waitFor();
    expect(await share()).toBe(48);
  });

  test('SOLVE-7 SOLVE-8 one’s own code is kept for each language and found again', async () => {
    await writeCode('print("mine")');
    await page.getByText('Saving locally…').waitFor();
    await page.getByText('Saved on this device').waitFor();
    await page.getByLabel('Language').selectOption('JAVASCRIPT_NODE');
    await expect.poll(code).toContain('readFileSync');
    await writeCode('console.log("js")');
    // Not waited for: leaving the page saves it.
    await page.reload();
    await editor().waitFor();
    await expect.poll(code).toContain('console.log("js")');
    await page.getByLabel('Language').selectOption('PYTHON3');
    await expect.poll(code).toContain('print("mine")');
  });

  test('SOLVE-6 SOLVE-14 the original code stays available, and going back to it can be undone', async () => {
    await button('Back to the original code').click();
    await expect.poll(code).toContain('import sys');
    await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(code).toContain('print("mine")');
  });

  test("RUN-1 with an empty editor neither Run nor Submit does anything but say 'Code cannot be empty.'", async () => {
    const submits: string[] = [];
    const note = (request: Request) => request.url().endsWith('/code/submit') && submits.push(request.url());
    page.on('request', note);
    await writeCode('');
    for (const action of [/^Run/, /^Submit/]) {
      await button(action).click();
      await page.getByText('Code cannot be empty.').waitFor();
    }
    expect(submits).toEqual([]);
    page.off('request', note);
  });

  test('RUN-6 RUN-7 while code runs, neither Run nor another problem can be chosen; Cancel ends it', async () => {
    await openSolve('?challenge=first-crossing');
    const next = page.getByRole('navigation', { name: 'Challenge' }).getByLabel(/problem$/);
    await next.first().waitFor();
    await writeCode('while True: pass');
    await button(/^Run/).click();
    await button('Cancel').waitFor();
    expect(await button(/^Run/).isDisabled()).toBe(true);
    expect(await next.evaluateAll((all) => all.every((one) => (one as HTMLButtonElement).disabled))).toBe(
      true,
    );
    await page.getByText(/^Running/).waitFor();
    await button('Cancel').click();
    await page.getByText('Cancelled').first().waitFor();
    expect(await button(/^Run/).isEnabled()).toBe(true);
  });

  test('D-42: a sample run shows input, expected and own output, the difference marked, and never a verdict', async () => {
    await writeCode('print(-1)');
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByText('Output differs').first().waitFor();
    const results = page.getByRole('tabpanel');
    expect(await results.locator('figcaption').allInnerTexts()).toEqual(
      expect.arrayContaining(['Input', 'Expected', 'Your output']),
    );
    await results.getByText('differs:').first().waitFor({ state: 'attached' });
    expect(await results.innerText()).not.toMatch(/Accepted|Wrong answer/);
  });

  test('a custom input is run as it is', async () => {
    await page.getByRole('tab', { name: 'Custom input' }).click();
    await page.getByLabel('Input for the next run').fill('7 8');
    await writeCode('print(sum(map(int, input().split())))');
    await button('Run my input').click();
    await page.getByText('Finished').waitFor();
    await page.getByRole('tabpanel').getByText('15', { exact: true }).waitFor();
  });

  test('RUN-2 RUN-14 Submit goes through the outbox with all its fields, and is disabled while it is followed', async () => {
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/code/submit'));
    await page.keyboard.press('ControlOrMeta+Shift+Enter');
    const request = await sent;
    expect(request.postDataJSON()).toMatchObject({
      problemID: sample,
      language: 'PYTHON3',
      type: 'challenge',
      challengeID: 'first-crossing',
      code: 'print(sum(map(int, input().split())))',
    });
    expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    await page.getByText('Your code is in line. Starting soon.').first().waitFor();
    expect(await button(/^Submit/).isDisabled()).toBe(true);
  });

  test('what was handed in is listed with its code, and can be put back into the editor', async () => {
    await writeCode('print("something else")');
    await page.getByRole('tab', { name: 'Your submissions' }).click();
    await page.getByRole('tabpanel').locator('summary').first().click();
    await button('Restore into editor').click();
    await expect.poll(code).toContain('print(sum(map');
  });

  test('SOLVE-15 SOLVE-16 with a challenge in the address, both ids are asked for', async () => {
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/problem/get'));
    await openSolve('?challenge=first-crossing');
    expect((await asked).postDataJSON()).toEqual({ problemID: sample, challengeID: 'first-crossing' });
  });

  test('Esc, then Tab, leaves the editor by keyboard', async () => {
    await editor().click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await editor().evaluate((element) => element.contains(document.activeElement))).toBe(false);
  });
});

describe('without a network', () => {
  test('what is not on this device says so; what is, is shown', async () => {
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

describe.each([
  ['a desk', desktop],
  ['a phone', phone],
])('on %s', (_name, viewport) => {
  const paths = [
    '/',
    '/explore',
    '/tags/arrays',
    '/challenges/first-crossing',
    `/problems/${sample}`,
    `/code/${sample}`,
    '/contests',
    '/contests/create',
    '/no/such/page',
  ];
  test.each(['dark', 'light'])(
    'no page has an accessibility fault or scrolls sideways in %s',
    async (theme) => {
      await page.setViewportSize(viewport);
      await page.evaluate((choice) => localStorage.setItem('codeferry-theme', choice), theme);
      const found: string[] = [];
      for (const address of paths) {
        await open(address);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.locator('main :is(.cm-content, a, button)').first().waitFor({ state: 'attached' });
        const { violations } = await new AxeBuilder({ page }).analyze();
        const faults = violations.map(({ id, nodes }) => `${address}: ${id} at ${nodes[0]?.target}`);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        found.push(...faults, ...(overflow > 0 ? [`${address}: ${overflow} px too wide`] : []));
      }
      expect(found).toEqual([]);
    },
  );
});

test('nothing failed in the page meanwhile', () => {
  expect(path()).toBe('/no/such/page');
  expect(trouble).toEqual([]);
});
