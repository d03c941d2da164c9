import { beforeAll, expect } from 'vitest';
import { signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { desktop, phone, startVisit } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { page } = visit;
const main = page.getByRole('main');
const heading = (name: string) => main.getByRole('heading', { name }).first();
const name = uniqueName('regatta');
let slug: string;

beforeAll(async () => {
  const host = await signUpPerson(visit.url, uniqueName('host'));
  slug = await contestClient(() => visit.url).create(host, { name, tags: [name] });
});

const pages: [part: string, path: () => string, content: () => Promise<void>][] = [
  [
    'home',
    () => '/',
    () =>
      main
        .getByRole('link', { name: /Explore/ })
        .first()
        .waitFor(),
  ],
  [
    'explore',
    () => '/explore',
    () =>
      main
        .getByRole('link', { name: /^First Signal/ })
        .first()
        .waitFor(),
  ],
  ['a challenge', () => '/challenges/first-crossing', () => main.getByText(/^0 of \d+ solved$/).waitFor()],
  ['the contests', () => '/contests', () => main.getByRole('link', { name }).first().waitFor()],
  ['a contest', () => `/contests/${slug}`, () => heading(name).waitFor()],
  ['the tags', () => '/tags', () => main.getByRole('link', { name: /^arrays/ }).waitFor()],
  ['a tag', () => '/tags/arrays', () => heading('arrays').waitFor()],
];

deepTest.each(pages)('ROLE-1 everyone can open %s', async (_, path, content) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if ([401, 403].includes(response.status())) refused.push(response.url());
  });
  await visit.open(path());
  await content();
  expect(new URL(page.url()).pathname).toBe(path());
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
  expect(refused).toEqual([]);
});

test('ROLE-1 everyone can search', async () => {
  await visit.open('/explore');
  await page.getByRole('combobox', { name: 'Search' }).fill(name);
  const results = page.getByRole('listbox', { name: 'Results' });
  await results.getByRole('option', { name: new RegExp(`^${name}.*contest`) }).click();
  await page.waitForURL((url) => url.pathname === `/contests/${slug}`);
  await heading(name).waitFor();
  expect(visit.trouble).toEqual([]);
});

test.each([
  ['a phone', { viewport: phone, hasTouch: true, isMobile: true }],
  ['a desktop', { viewport: desktop }],
])('NAV-5 on %s, nothing beside or below a known statement moves once it is shown', async (_, device) => {
  const { context, page } = await visit.openDevice(device);
  const main = page.getByRole('main');
  await visit.open('/problems/SAMPLPRBLM', page);
  await main.getByLabel('Your note').waitFor();
  await page.waitForLoadState('networkidle');
  await page.addInitScript(() => {
    const seen: Record<string, number[]> = {};
    Object.assign(window, { tops: seen });
    const look = () => {
      const headings = [...document.querySelectorAll('main h2')];
      const isStatementShown = headings.some(({ textContent }) => textContent === 'Constraints');
      for (const heading of isStatementShown ? headings : []) {
        const top = Math.round(heading.getBoundingClientRect().top + scrollY);
        const known = seen[heading.textContent] ?? [];
        if (known.at(-1) !== top) seen[heading.textContent] = [...known, top];
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await page.reload();
  await main.getByLabel('Your note').waitFor();
  await page.waitForLoadState('networkidle');
  const tops = await page.evaluate(() => (window as unknown as { tops: Record<string, number[]> }).tops);
  expect(Object.keys(tops)).toEqual(
    expect.arrayContaining(['Constraints', 'Help', 'Your submissions', 'Notes', 'Statistics']),
  );
  // Nobody sees less.
  const seenPx = 4;
  const moved = Object.entries(tops).filter(([, known]) => Math.max(...known) - Math.min(...known) >= seenPx);
  expect(moved).toEqual([]);
  await context.close();
});
