/** Nothing moves when the app takes the place of what the server sent. */
import type { Page } from 'playwright';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type Person, signUpPerson } from '../../integration/client';
import { desktop, phone, startVisit } from '../../support/browser/visit';
import type { FlakyProxy } from '../../support/product/flaky-proxy';
import { uniqueName } from '../../support/unique-name';
import { earlyPages } from './early-pages';

const visit = await startVisit({ viaProxy: true, wholeBrowser: true });
const proxy = visit.proxy as FlakyProxy;
const { openEarly, letGo } = await earlyPages(visit);
const tablet = { width: 820, height: 1180 };

let ada: Person;
beforeAll(async () => {
  ada = await signUpPerson(visit.url, uniqueName('ada'));
});
afterEach(() => {
  letGo('scripts');
  letGo('fonts');
});

/** Where each text is. */
const places = (page: Page, early = '#first-screen') =>
  page.evaluate((early) => {
    const scope = document.querySelector(early) ?? document.querySelector('main');
    const found: Record<string, string> = {};
    const walker = document.createTreeWalker(scope as Element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const text = currentNode.textContent?.trim() ?? '';
      if (text.length < 2 || text in found || !currentNode.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      const { x, y, height } = range.getBoundingClientRect();
      found[text] = [x, y, height].map(Math.round).join(' ');
    }
    return found;
  }, early);

/** Which texts moved, and from where to where. */
const moves = (before: Record<string, string>, after: Record<string, string>) =>
  Object.entries(before)
    .filter(([text, place]) => text in after && after[text] !== place)
    .map(([text, place]) => `${text}: ${place} → ${after[text]}`);

test.each([
  ['/code/SAMPLPRBLM', phone, 'mouse'],
  ['/code/SAMPLPRBLM', phone, 'touch'],
  ['/code/SAMPLPRBLM', { width: phone.height, height: phone.width }, 'touch'],
  ['/code/SAMPLPRBLM', tablet, 'mouse'],
  ['/code/SAMPLPRBLM', desktop, 'mouse'],
  ['/explore', phone, 'mouse'],
  ['/explore', desktop, 'mouse'],
] as const)('nothing on %s moves when the app takes over at %o with %s', async (path, viewport, pointer) => {
  const page = await openEarly(path, viewport, { hasTouch: pointer === 'touch' });
  const before = await places(page);
  letGo('scripts');
  await page.locator('#first-screen').waitFor({ state: 'detached' });
  const after = await places(page);
  const lasting = Object.keys(before).filter((text) => text in after);
  expect(lasting.length).toBeGreaterThan(20);
  expect(moves(before, after)).toEqual([]);
  // Parts that come later may not move it either.
  if (path.startsWith('/code/')) {
    await page.getByRole('button', { name: /^Bookmark/ }).waitFor();
    expect(moves(before, await places(page))).toEqual([]);
  }
  letGo('fonts');
  await page.waitForFunction(() => document.fonts.check('1em "Inter Variable"') && document.fonts.size > 1);
  await page.evaluate(() => document.fonts.ready);
  // `npm test` installs a font with the widths that index.html scales, so the number of lines stays.
  const inFont = await places(page);
  const top = (place: string | undefined) => Number(place?.split(' ')[1]);
  const moved = lasting.filter((text) => !(Math.abs(top(inFont[text]) - top(after[text])) <= 3));
  expect(moved).toEqual([]);
});

test.each([phone, desktop])(
  'HOME-1 the headline does not move when the app takes over at %o',
  async (viewport) => {
    const page = await openEarly('/', viewport, { until: '.boot-home' });
    const before = await places(page, '.boot-home');
    letGo('scripts');
    await page.locator('[data-early-screen]').waitFor({ state: 'detached' });
    expect(Object.keys(before)).toHaveLength(2);
    expect(moves(before, await places(page, '.boot-home'))).toEqual([]);
  },
);

/** Where the links and buttons of the top bar are. */
const barPlaces = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('header');
    const controls = [...(bar?.querySelectorAll('a, button') ?? [])].filter((control) =>
      control.checkVisibility({ visibilityProperty: true }),
    );
    return Object.fromEntries(
      controls.map((control) => {
        const { x, y } = control.getBoundingClientRect();
        const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
        return [name, [x, y].map(Math.round).join(' ')];
      }),
    );
  });

test.each(
  ['/explore', '/code/SAMPLPRBLM', '/quiz/EMPTY-LOCKER'].flatMap((path) =>
    [phone, tablet, desktop].flatMap((viewport) => [
      { path, viewport, who: 'a guest' },
      { path, viewport, who: 'a member' },
    ]),
  ),
)(
  'NAV-1 the top bar of $path does not move for $who at $viewport.width px',
  async ({ path, viewport, who }) => {
    const as = who === 'a member' ? ada : undefined;
    const hasTouch = viewport !== desktop;
    const page = await openEarly(path, viewport, { hasTouch, until: '.boot-bar', ...(as && { as }) });
    const before = await barPlaces(page);
    letGo('scripts');
    await page.locator('[data-early-screen]').first().waitFor({ state: 'detached' });
    const after = await barPlaces(page);
    expect(Object.keys(before).filter((name) => name in after).length).toBeGreaterThan(2);
    expect(moves(before, after)).toEqual([]);
  },
);

test('NAV-1 the top bar stays while the scripts of a page are late', async () => {
  const { page } = await visit.openDevice({ viewport: phone });
  await page.addInitScript(() => {
    const missing: number[] = [];
    Object.assign(globalThis, { missing });
    const look = () => {
      if (document.body && !document.querySelector('header')) missing.push(Math.round(performance.now()));
      requestAnimationFrame(look);
    };
    addEventListener('DOMContentLoaded', look);
  });
  let letPageGo = () => {};
  const until = new Promise<void>((resolve) => {
    letPageGo = resolve;
  });
  const stop = proxy.meddle(/^\/assets\/contests-list-.*\.js$/, { until });
  await page.goto(`${visit.url}/contests`, { waitUntil: 'commit' });
  await page.locator('.boot-bar').waitFor();
  // Much longer than the other scripts need.
  await page.waitForTimeout(3000);
  letPageGo();
  stop();
  await page.getByRole('heading', { level: 1, name: 'Contests' }).waitFor();
  expect(await page.evaluate(() => (globalThis as { missing?: number[] }).missing)).toEqual([]);
});
